import type { MouseEvent, ReactNode } from 'react';
import { makeExcerpt, markMatches, type ExcerptPart } from '@/lib/publish/search/excerpt';
import type { SearchGroup, SearchHit } from '@/lib/publish/search/search-index';
import type { RecentSearch } from './recent-searches';
import styles from './search-dialog.module.css';

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly {
    readonly entry: RecentSearch;
    readonly content: ReactNode;
  }[];
}

function Marked({ parts }: { readonly parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

function choiceOf({ record, terms }: SearchHit) {
  const { href: url, page, heading, summary, text, code = '' } = record;
  const words = [summary, text].filter(Boolean).join(' ');
  const content = (
    <>
      <span className={styles.heading}>
        <Marked parts={markMatches(heading || page, terms)} />
      </span>
      <span className={styles.excerpt}>
        <Marked parts={makeExcerpt(words || code, terms)} />
      </span>
    </>
  );
  return { entry: { url, label: heading ? `${page}: ${heading}` : page }, content };
}

/** The results of a query, a group for each page. */
export const resultGroups = (groups: readonly SearchGroup[]): ChoiceGroup[] =>
  groups.map(({ page, hits }) => ({ label: page, choices: hits.map(choiceOf) }));

/** Pages that are offered while nothing is typed. */
export const offerGroup = (label: string, entries: readonly RecentSearch[]): ChoiceGroup => ({
  label,
  choices: entries.map((entry) => ({
    entry,
    content: <span className={styles.heading}>{entry.label}</span>,
  })),
});

export interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ChoiceGroup[];
  readonly active: number;
  readonly onChoose: (chosen: RecentSearch, event: MouseEvent) => void;
}

/** The list of the combobox, whose options are links. */
export function ChoiceList({ id, label, groups, active, onChoose }: ChoiceListProps) {
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.results}>
      {groups.map((group) => (
        <div key={group.choices[0]?.entry.url} role="group" aria-label={group.label}>
          <div className={styles.page} aria-hidden="true">
            {group.label}
          </div>
          {group.choices.map((choice) => (
            <a
              key={choice.entry.url}
              id={`${id}-${all.indexOf(choice)}`}
              role="option"
              aria-selected={all.indexOf(choice) === active}
              tabIndex={-1}
              className={styles.option}
              href={choice.entry.url}
              onClick={(event) => onChoose(choice.entry, event)}
            >
              {choice.content}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
