import { useIntl } from 'react-intl'
import { isUuid } from '../../platform/api/isUuid.ts'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../platform/locale/dates/writeMoment.ts'
import { roleMessages } from '../user/roleMessages.ts'
import { actionMessages, auditMessages, fieldMessages, objectMessages, valueMessages } from './auditMessages.ts'
import { ownActionMessages } from './ownActionMessages.ts'

/** One field of a change; both values null where they are personal and not kept. */
export interface AuditChangeItem {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** The unit that a change names, where the reader may see it. */
export interface AuditUnit {
  readonly uuid: string
  readonly name: string
  readonly key: string
}

/** What a person reads for the codes of the audit log; what has no words is shown by its name. */
export interface AuditWords {
  /** `isOwn`: whether those it is about did it themselves. */
  action(name: string, isOwn: boolean): string
  object(kind: string): string
  field(name: string): string
  /** A value of a field; null for an id, which names nothing to a reader but for that of the unit. */
  value(field: string, text: string, unit: AuditUnit | null): string | null
  /** The unit that a change is about. */
  unit(unit: AuditUnit): string
  /** Whom a change is about. */
  people(names: readonly string[]): string
  /** A field with both values, or by its name alone where they are not kept or name nothing. */
  change(item: AuditChangeItem): string
}

type Names = Readonly<Record<string, Message>>

const find = (names: Names, name: string): Message | undefined => (Object.hasOwn(names, name) ? names[name] : undefined)
const own: Names = { ...actionMessages, ...ownActionMessages }
const codes: Names = { ...roleMessages, ...valueMessages }
/** Before the key of a custom field, where what people hold in it was changed. */
const custom = 'custom.'

/** Whose values are days of the calendar, and whose is a moment. */
const days: ReadonlySet<string> = new Set(['begins', 'until', 'startsOn', 'deactivateOn'])
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const isMoment = (field: string, text: string): boolean => field === 'since' && !Number.isNaN(Date.parse(text))

/** Lists are kept as JSON; whatever else begins like one is a text. */
function readList(text: string): readonly unknown[] | null {
  if (!text.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

/** The words of the audit log, wherever it is shown; days and moments as the reader writes them. */
export function useAuditWords(dates: Dates): AuditWords {
  const intl = useIntl()
  const { formatMessage, formatList, formatNumber } = intl
  const named = (names: Names, name: string): string => {
    const message = find(names, name)
    return message === undefined ? name : formatMessage(message)
  }
  const value: AuditWords['value'] = (name, text, unit) => {
    if (name === 'unit' && unit !== null && (text === unit.uuid || text === unit.key)) return unit.name
    if (days.has(name) && isDay(text)) return dates.day(text)
    if (isMoment(name, text)) return writeMoment(text, dates, intl)
    if (isUuid(text)) return null
    const list = readList(text)
    if (list === null) return named(codes, text)
    return list.length === 0
      ? formatMessage(auditMessages.unset)
      : formatList(
          list.map((one) => named(codes, String(one))),
          { type: 'unit' },
        )
  }
  const field = (name: string): string =>
    name.startsWith(custom)
      ? formatMessage(auditMessages.customField, { key: name.slice(custom.length) })
      : named(fieldMessages, name)
  return {
    action: (name, isOwn) => named(isOwn ? own : actionMessages, name),
    object: (kind) => named(objectMessages, kind),
    field,
    value,
    unit: (unit) => formatMessage(auditMessages.told, { field: field('unit'), value: unit.name }),
    people: (names) =>
      formatMessage(auditMessages.whom, { count: names.length, names: formatList(names, { type: 'conjunction' }) }),
    change: ({ field: name, before, after }) => {
      // How many people it was is no value that was another one before.
      if (name === 'people' && before === null && after !== null)
        return formatMessage(auditMessages.told, { field: field(name), value: formatNumber(Number(after)) })
      const [was, is] = [before, after].map((text) =>
        text === null ? formatMessage(auditMessages.unset) : value(name, text, null),
      )
      const hasValue =
        was !== null && is !== null && was !== undefined && is !== undefined && (before !== null || after !== null)
      return hasValue
        ? formatMessage(auditMessages.change, { field: field(name), before: was, after: is })
        : formatMessage(auditMessages.changedOnly, { field: field(name) })
    },
  }
}
