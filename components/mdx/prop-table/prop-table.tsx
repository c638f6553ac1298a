import { Fragment } from 'react';
import type { ApiRow } from '@/lib/mdx/plugins/remark-api-table';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../../ui/translated';
import { InlineCodeText, LinkedCode } from '../api-signature/linked-code';
import { Table } from '../table/table';
import styles from './prop-table.module.css';

export interface PropTableProps {
  readonly rows: readonly ApiRow[];
  /** The table's name among the page's regions. */
  readonly label?: string;
  /** The hash that leads to the table. */
  readonly id?: string;
  /** Paths of the documented types that the rows name. */
  readonly links?: Readonly<Record<string, string>>;
  /** Where it is declared, in the repository. */
  readonly sources?: readonly { readonly name: string; readonly href: string }[];
}

function Files({ sources }: Required<Pick<PropTableProps, 'sources'>>) {
  return sources.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    </Fragment>
  ));
}

/** Written where an element has the role by itself, for browsers that forget it when the element is a block. */
const as = (role: string) => ({ role });

function Header({ children }: { readonly children: string }) {
  return (
    <th scope="col" {...as('columnheader')}>
      {children}
    </th>
  );
}

function RowName({ name, id, optional }: ApiRow) {
  const code = <code>{optional ? `${name}?` : name}</code>;
  return id === undefined ? code : <a href={`#${id}`}>{code}</a>;
}

/**
 * The options of a component or a function: name, type, default and what each does. On a
 * phone each row is a block.
 */
export function PropTable({
  rows,
  id,
  label = translate('Options'),
  links = {},
  sources = [],
}: PropTableProps) {
  // Required props come first; the others keep their order.
  const ordered = [...rows].sort((one, other) => Number(!one.required) - Number(!other.required));
  const hasTypes = rows.some(({ type }) => type !== undefined);
  const hasDefaults = rows.some((row) => row.default !== undefined);
  return (
    <>
      <Table id={id} aria-label={label} className={styles.options} {...as('table')}>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            <Header>{translate('Name')}</Header>
            {hasTypes && <Header>{translate('Type')}</Header>}
            {hasDefaults && <Header>{translate('Default')}</Header>}
            <Header>{translate('Description')}</Header>
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {ordered.map((row) => (
            <tr key={row.name} id={row.id} {...as('row')}>
              <th scope="row" {...as('rowheader')}>
                <RowName {...row} />
                {row.required && <span className={styles.required}> {translate('required')}</span>}
              </th>
              {hasTypes && (
                <td {...as('cell')} data-label={row.type === undefined ? undefined : translate('Type')}>
                  {row.type !== undefined && (
                    <code>
                      <LinkedCode code={row.type} links={links} />
                    </code>
                  )}
                </td>
              )}
              {hasDefaults && (
                <td {...as('cell')} data-label={row.default && translate('Default')}>
                  {row.default !== undefined && <InlineCodeText text={row.default} />}
                </td>
              )}
              <td {...as('cell')}>
                <InlineCodeText text={row.description} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {sources.length > 0 && (
        <p className={styles.sources}>
          <Translated text="Source: {files}" values={{ files: <Files sources={sources} /> }} />
        </p>
      )}
    </>
  );
}
