import type { ImportAction, ImportKind } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { ArrowRight, CircleAlert, Equal, Pencil, Plus, RotateCcw, UserX, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { idOf } from '../fieldId.ts'
import type { FieldRule, ImportRow } from '../importTypes.ts'
import {
  after,
  arrow,
  before,
  change,
  changeField,
  changes as changesClass,
  heads,
  item,
  list,
  note,
  second,
  who,
} from './check.css.ts'
import { checkMessages } from './checkMessages.ts'
import { FileText } from '../wizard/FileText.tsx'
import { useErrorText } from './useErrorText.ts'
import { useFieldNames } from '../columns/useFieldNames.ts'
import { useValueText } from './useValueText.ts'

export interface ChangeListProps {
  readonly label: string
  readonly kind: ImportKind
  readonly rows: readonly ImportRow[]
  /** The fields that are offered: what custom ones are called and hold. */
  readonly fields: readonly FieldRule[]
  readonly dates: Dates
}

const glyphs: Readonly<Record<ImportAction, LucideIcon>> = {
  CREATE: Plus,
  UPDATE: Pencil,
  RESTORE: RotateCcw,
  DEACTIVATE: UserX,
  UNCHANGED: Equal,
  ERROR: CircleAlert,
}

/** Rows of a file with what each changes: field, old value, new value. */
export function ChangeList({ label, kind, rows, fields, dates }: ChangeListProps) {
  const { formatMessage } = useIntl()
  return (
    <div>
      <div className={heads} aria-hidden="true">
        <span>{formatMessage(kind === 'UNITS' ? checkMessages.what : checkMessages.who)}</span>
        <span>{formatMessage(checkMessages.field)}</span>
        <span>{formatMessage(checkMessages.before)}</span>
        <span />
        <span>{formatMessage(checkMessages.after)}</span>
      </div>
      <ul className={list} role="list" aria-label={label}>
        {rows.map((row) => (
          <Row key={row.position} row={row} fields={fields} dates={dates} />
        ))}
      </ul>
    </div>
  )
}

function Row({ row, fields, dates }: { readonly row: ImportRow } & Pick<ChangeListProps, 'fields' | 'dates'>) {
  const { formatMessage } = useIntl()
  const { name, number, action, changes, warnings } = row
  return (
    <li className={item}>
      <div className={who}>
        <strong>
          {name === null ? formatMessage(checkMessages.nameless, { number: number ?? 0 }) : <FileText>{name}</FileText>}
        </strong>
        {action === null ? null : (
          <span className={second}>
            <Icon glyph={glyphs[action]} size="inline" />
            {formatMessage(checkMessages[action])}
          </span>
        )}
        {number === null ? <span className={second}>{formatMessage(checkMessages.notInFile)}</span> : null}
      </div>
      <ul className={changesClass} role="list">
        {changes.map((one) => (
          <Change key={idOf(one)} one={one} fields={fields} dates={dates} />
        ))}
      </ul>
      {warnings.map((warning) => (
        <Warning key={`${warning.column ?? ''} ${warning.code}`} warning={warning} />
      ))}
    </li>
  )
}

/** What is to be known of a row, over its whole width. */
function Warning({ warning: { code, column, row } }: { readonly warning: ImportRow['warnings'][number] }) {
  const { formatMessage } = useIntl()
  const fieldErrorText = useErrorText()
  const reason =
    code === 'REPEATED' && row !== null ? formatMessage(checkMessages.sameAsNext, { row }) : fieldErrorText(code)
  return (
    <span className={note} data-part="warning">
      <Icon glyph={CircleAlert} size="inline" />
      <span>{column === null ? reason : formatMessage(checkMessages.note, { column, reason })}</span>
    </span>
  )
}

function Change({
  one,
  fields,
  dates,
}: { readonly one: ImportRow['changes'][number] } & Pick<ChangeListProps, 'fields' | 'dates'>) {
  const { formatMessage } = useIntl()
  const text = useValueText(dates, fields)
  const nameOf = useFieldNames(fields)
  const id = idOf(one)
  if (id === null) return null
  const value = (raw: string | null): string =>
    raw === null || raw === '' ? formatMessage(checkMessages.none) : text(id, raw)
  return (
    <li className={change}>
      <span className={changeField}>{nameOf(id)}</span>
      <span className={before}>
        <span className={visuallyHidden}>{formatMessage(checkMessages.before)} </span>
        <FileText>{value(one.before)}</FileText>
      </span>
      <span className={arrow}>
        <Icon glyph={ArrowRight} size="inline" />
      </span>
      <span className={after}>
        <span className={visuallyHidden}>{formatMessage(checkMessages.after)} </span>
        <FileText>{value(one.after)}</FileText>
      </span>
    </li>
  )
}
