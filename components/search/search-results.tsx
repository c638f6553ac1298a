import type { ReactNode } from 'react';
import { makeExcerpt, markMatches, type ExcerptPart } from '@/lib/publish/search/excerpt';
import type { SearchGroup, SearchHit } from '@/lib/publish/search/search-index';
import type { RecentSearch } from '@/lib/publish/search/recent-searches';
import { translate } from '@/lib/translations/translate';
import styles from './search-dialog.module.css';

interface OptionProps {
  readonly id: string;
  /** Where the option leads and the name it is remembered by. */
  readonly entry: RecentSearch;
  readonly isActive: boolean;
  readonly onChoose: (chosen: RecentSearch) => void;
  readonly children: ReactNode;
}

function Marked({ parts }: { readonly parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

function Option({ id, entry, isActive, onChoose, children }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      href={entry.url}
      onClick={() => onChoose(entry)}
    >
      {children}
    </a>
  );
}

function HitText({ record, terms }: SearchHit) {
  const words = [record.summary, record.text].filter(Boolean).join(' ');
  return (
    <>
      <span className={styles.heading}>
        <Marked parts={markMatches(record.heading || record.page, terms)} />
      </span>
      <span className={styles.excerpt}>
        <Marked parts={makeExcerpt(words || record.code, terms)} />
      </span>
    </>
  );
}

function entryOf({ record: { href: url, page, heading } }: SearchHit): RecentSearch {
  return { url, label: heading ? `${page}: ${heading}` : page };
}

interface OptionListProps {
  readonly id: string;
  /** Place of the active option among all of them. */
  readonly active: number;
  readonly onChoose: (chosen: RecentSearch) => void;
}

interface SearchResultsProps extends OptionListProps {
  readonly groups: readonly SearchGroup[];
}

/** What a query found, a group for each page. */
export function SearchResults({ id, groups, active, onChoose }: SearchResultsProps) {
  const flat = groups.flatMap(({ hits }) => hits);
  return (
    <div id={id} role="listbox" aria-label={translate('Search results')} className={styles.results}>
      {groups.map(({ page, hits }) => (
        <div key={hits[0]?.record.href} role="group" aria-label={page} className={styles.group}>
          <div className={styles.page} aria-hidden="true">
            {page}
          </div>
          {hits.map((hit) => (
            <Option
              key={hit.record.href}
              id={`${id}-${flat.indexOf(hit)}`}
              entry={entryOf(hit)}
              isActive={flat.indexOf(hit) === active}
              onChoose={onChoose}
            >
              <HitText {...hit} />
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}

interface PageListProps extends OptionListProps {
  readonly label: string;
  readonly groups: readonly { readonly label: string; readonly entries: readonly RecentSearch[] }[];
}

/** Pages that are offered while nothing is typed. */
export function PageList({ id, label, groups, active, onChoose }: PageListProps) {
  const flat = groups.flatMap(({ entries }) => entries);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.results}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
          <div className={styles.page} aria-hidden="true">
            {group.label}
          </div>
          {group.entries.map((entry) => (
            <Option
              key={entry.url}
              id={`${id}-${flat.indexOf(entry)}`}
              entry={entry}
              isActive={flat.indexOf(entry) === active}
              onChoose={onChoose}
            >
              <span className={styles.heading}>{entry.label}</span>
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}
