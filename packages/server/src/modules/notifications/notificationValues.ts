import type { NotificationValue as NotificationValueDto } from '@somo/graphql/schema'
import { writeDay, writeMoment, type ReaderFormats } from '../dates/moments.ts'
import type { NotificationValue } from './notify.ts'

export type NotificationValues = Readonly<Record<string, NotificationValue>>

function chooseText({ texts, mainLocale = 'en' }: Extract<NotificationValue, { texts: unknown }>, locale: string) {
  return texts[locale] ?? texts[mainLocale] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
}

/** The values as the API answers them: texts in the reader's language, dates as they are. */
export const mapValues = (values: NotificationValues, locale: string): NotificationValueDto[] =>
  Object.entries(values).map(([name, value]) => {
    const none = { name, text: null, number: null, day: null, moment: null }
    if (typeof value === 'string') return { ...none, text: value }
    if (typeof value === 'number') return { ...none, number: value }
    if ('day' in value) return { ...none, day: value.day }
    if ('moment' in value) return { ...none, moment: value.moment }
    return { ...none, text: chooseText(value, locale) }
  })

function writeValue(value: NotificationValue, locale: string, formats: ReaderFormats): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  if ('day' in value) return writeDay(value.day, formats)
  if ('moment' in value) return `${writeMoment(new Date(value.moment), formats)} (${formats.timeZone})`
  return chooseText(value, locale)
}

/** The values as an email has them. */
export const writeValues = (
  values: NotificationValues,
  locale: string,
  formats: ReaderFormats,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writeValue(value, locale, formats)]))
