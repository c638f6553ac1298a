import type { PlacedProblem } from '../placed-problems';
import styles from './problem-list.module.css';

interface ProblemListProps {
  readonly id: string;
  readonly problems: readonly PlacedProblem[];
  readonly nameOf: (problem: PlacedProblem) => string;
  readonly onChoose: (problem: PlacedProblem) => void;
}

/** Every problem with its fix; choosing one leads to its line. */
export function ProblemList({ id, problems, nameOf, onChoose }: ProblemListProps) {
  const count = problems.length;
  return (
    <section className={styles.problems} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span role="status">
          {count === 0 ? 'No problems' : `${count} ${count === 1 ? 'problem' : 'problems'}`}
        </span>
      </h2>
      <ul id={id}>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" data-severity={problem.severity} onClick={() => onChoose(problem)}>
              <span>{`${nameOf(problem)}, line ${problem.line}`}</span> <strong>{problem.message}</strong>{' '}
              {problem.fix}
              {problem.code && (
                <>
                  {' '}
                  <code>{problem.code}</code>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
