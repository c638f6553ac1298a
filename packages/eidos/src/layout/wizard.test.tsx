import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { refuse } from '../controller/refuse';
import { HUD } from '../hud/HUD';
import { useForm } from '../hooks/use-form';
import { EidosProvider } from '../screen/EidosProvider';
import { Tabs } from './Tabs';

const eidos = compileEidos({
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City' } },
});
const steps = [
  { id: 'who', label: 'You', pointers: ['/name'] as const },
  { id: 'where', label: 'Address', pointers: ['/city'] as const },
];

function Failure() {
  const failure = useForm((form) => form.failure);
  return failure === undefined ? null : <p role="alert">{failure}</p>;
}

it('a wizard opens the step of a rejected value, with its field focused and the message', async () => {
  const onSubmit = () => refuse({ message: 'Try another name.', errors: { '/name': 'Taken.' } });
  const controller = createController(eidos, { data: { name: 'Ada', city: 'Bern' }, onSubmit });
  function Wizard() {
    const [step, setStep] = useState(1);
    return (
      <EidosProvider controller={controller}>
        <Tabs
          pointer=""
          tabs={steps}
          tab={steps[step]?.id}
          onOpen={(id) => setStep(steps.findIndex((one) => one.id === id))}
        />
        {step === 0 ? <Failure /> : <HUD />}
      </EidosProvider>
    );
  }
  render(<Wizard />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleErrorMessage('Taken.');
  expect(screen.getByRole('alert')).toHaveTextContent('Try another name.');
});
