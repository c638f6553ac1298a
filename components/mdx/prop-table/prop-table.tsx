import { Fragment } from 'react';
import { newTab } from '@/lib/config/paths/paths';
import type { ApiRow } from '@/lib/mdx/plugins/remark-api-table';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../../ui/translated';
import { ApiParts } from '../api-signature/api-parts';
import { InlineCodeText, LinkedCode } from '../api-signature/linked-code';
import styles from './prop-table.module.css';

export interface PropTableProps {
  readonly rows: readonly ApiRow[];
  readonly id?: string;
  readonly links?: Readonly<Record<string, string>>;
  readonly sources?: readonly { readonly name: string; readonly href: string }[];
}

function Files({ sources }: Required<Pick<PropTableProps, 'sources'>>) {
  return sources.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href} {...newTab}>
        {name}
      </a>
    </Fragment>
  ));
}

function RowName({ name, id, optional, required }: ApiRow) {
  const code = <code>{optional ? `${name}?` : name}</code>;
  return (
    <>
      {id === undefined ? code : <a href={`#${id}`}>{code}</a>}
      {required && <span className={styles.required}> {translate('required')}</span>}
    </>
  );
}

function RowType({ row, links }: { readonly row: ApiRow } & Required<Pick<PropTableProps, 'links'>>) {
  return (
    <>
      {row.type !== undefined && (
        <code>
          <LinkedCode code={row.type} links={links} />
        </code>
      )}{' '}
      {row.default !== undefined && (
        <span>
          <Translated text="Default: {value}" values={{ value: <InlineCodeText text={row.default} /> }} />
        </span>
      )}
    </>
  );
}

/** The options of a component or a function: name, type, default and description. */
export function PropTable({ rows, id, links = {}, sources = [] }: PropTableProps) {
  // Required props come first; the others keep their order.
  const ordered = [...rows].sort((one, other) => Number(!one.required) - Number(!other.required));
  return (
    <>
      <ApiParts
        id={id}
        parts={ordered.map((row) => ({
          id: row.id,
          term: <RowName {...row} />,
          note: (row.type ?? row.default) && <RowType row={row} links={links} />,
          text: row.description,
        }))}
      />
      {sources.length > 0 && (
        <p className={styles.sources}>
          <Translated text="Source: {files}" values={{ files: <Files sources={sources} /> }} />
        </p>
      )}
    </>
  );
}
