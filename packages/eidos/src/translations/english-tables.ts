import type { Message } from './message';

/** The texts of the tables. */
export const englishTables = {
  'table.empty': 'No rows yet',
  'table.noMatches': 'No row matches “{filter}”',
  'table.clearFilter': 'Clear filter',
  'table.filter': 'Filter {label}',
  'table.rows': { plural: 'count', one: '{count} row', other: '{count} rows' },
  'table.matches': {
    plural: 'total',
    one: '{count} of {total} row',
    other: '{count} of {total} rows',
  },
  'table.row': 'Row {row}',
  'table.cell': '{column}, row {row}',
  'table.openRow': 'Open row {row}',
  'table.actions': 'Actions',
  'table.addRow': 'Add row',
  'table.rowAdded': 'Row {row} added.',
  'table.deleteRow': 'Delete row {row}',
  'table.deleteRows': { plural: 'count', one: 'Delete {count} row', other: 'Delete {count} rows' },
  'table.rowDeleted': 'Row {row} deleted.',
  'table.rowsDeleted': { plural: 'count', one: '{count} row deleted.', other: '{count} rows deleted.' },
  'table.undo': 'Undo',
  'table.pasted': {
    plural: 'count',
    one: '{count} cell pasted.',
    other: '{count} cells pasted.',
  },
  'table.pasteRefused': {
    plural: 'count',
    one: '{count} pasted cell needs your attention.',
    other: '{count} pasted cells need your attention.',
  },
  'table.full': {
    plural: 'limit',
    one: 'No more rows: the limit is {limit}.',
    other: 'No more rows: the limit is {limit}.',
  },
  'table.keep': {
    plural: 'limit',
    one: 'This table keeps at least {limit} row.',
    other: 'This table keeps at least {limit} rows.',
  },
  'table.details': 'Details of row {row}',
  'table.detailsColumn': 'Details',
  'table.rowNumber': 'Row',
  'table.keys': 'Arrow keys move between cells, Enter edits, Escape leaves the cell.',
  'table.errors': {
    plural: 'count',
    one: '{count} error in this row',
    other: '{count} errors in this row',
  },

  'reorder.handle': 'Move row {row}',
  'reorder.instructions': 'Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel.',
  'reorder.lifted': 'Lifted row {row} of {total}.',
  'reorder.movedTo': 'Row {row} is now at place {place} of {total}.',
  'reorder.dropped': 'Dropped at place {place} of {total}.',
  'reorder.cancelled': 'Cancelled. Row {row} is back at its place.',
} as const satisfies Readonly<Record<string, Message>>;
