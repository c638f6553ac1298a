import { createRoot } from 'react-dom/client';
import { choicesFrom } from '../../packages/eidos/src/choices/ComboboxField';
import { compileEidos } from '../../packages/eidos/src/compiler/compile-eidos';
import { createController } from '../../packages/eidos/src/controller/create-controller';
import { uploadField } from '../../packages/eidos/src/lists/upload-field';
import { createRegistry, mergeRegistries } from '../../packages/eidos/src/parts/registry';
import { EidosScreen } from '../../packages/eidos/src/screen/EidosScreen';
import { listRegistry } from '../../packages/eidos/src/screen/list-registry';
import { german } from '../../packages/eidos/src/translations/german';

/** A screen for the schema, the data and the locale in the address. */
const wanted = new URLSearchParams(location.search);
const controller = createController<unknown>(compileEidos(JSON.parse(wanted.get('schema')!)), {
  data: JSON.parse(wanted.get('data') ?? '{}'),
  onSubmit: (data) => void Object.assign(window, { saved: data }),
});
Object.assign(window, { controller });

/** An upload that takes longer than a test. */
const file = uploadField(() => new Promise(() => {}));

const cities = ['京都', '東京', 'Zürich', 'Zug'];
/** Cities as a server finds them, which takes a moment. */
const served = choicesFrom(async ({ search }) => {
  await new Promise((resolve) => setTimeout(resolve, 150));
  return cities.filter((city) => city.includes(search)).map((city) => ({ value: city, label: city }));
});
const registry = mergeRegistries(listRegistry, createRegistry({ widgets: { file, served } }));
const locale = wanted.get('locale') ?? 'en';

/** The element for the screen: of the page, of a shadow root, or of a frame whose script is that of the page. */
function createPlace(): Element {
  const root = document.getElementById('root')!;
  const place = wanted.get('place');
  if (place === 'shadow')
    return root.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  if (place !== 'frame') return root;
  const frame = root.appendChild(document.createElement('iframe'));
  frame.width = '900';
  frame.height = '600';
  return frame.contentDocument!.body.appendChild(frame.contentDocument!.createElement('div'));
}

createRoot(createPlace()).render(
  <EidosScreen
    controller={controller}
    registry={registry}
    translations={locale === 'en' ? undefined : { locale, ...(locale === 'de' && { catalogue: german }) }}
  />,
);
