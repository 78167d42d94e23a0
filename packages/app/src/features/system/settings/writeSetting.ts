import type { IntlShape } from 'react-intl'
import type { Message } from '../../../platform/locale/message.ts'
import { settingMessages } from './settingMessages.ts'

const texts: Readonly<Record<string, Message>> = settingMessages

/** The name of a setting or fact; its id where there is none. */
export function nameOfSetting(id: string, { formatMessage }: IntlShape): string {
  const message = texts[id.split('.')[1] ?? '']
  return message === undefined ? id : formatMessage(message)
}

const spelled = new Set([
  'GENERAL.DEFAULT_LOCALE',
  'IDENTITY.KIND',
  'IDENTITY.DEMO_ACCOUNTS',
  'GENERAL.ASSISTANT',
  'GENERAL.TWO_STEP_LEARNER',
  'GENERAL.TWO_STEP_EDUCATION_MANAGER',
  'GENERAL.TWO_STEP_ADMIN',
])

/** A value as people read it: languages by their names, periods in days. */
export function writeSetting(id: string, value: string | null, intl: IntlShape): string {
  const { formatMessage, formatList } = intl
  if (value === null || value === '') return formatMessage(settingMessages.empty)
  if (id.endsWith('_DAYS')) return formatMessage(settingMessages.days, { count: Number(value) })
  if (id === 'GENERAL.ALLOWED_LOCALES')
    return formatList(
      value.split(',').map((locale) => writeSetting('GENERAL.DEFAULT_LOCALE', locale, intl)),
      { type: 'unit' },
    )
  const message = spelled.has(id) ? texts[value] : undefined
  return message === undefined ? value : formatMessage(message)
}

/** What a setting or fact is for; empty where its name says all. */
export function describeSetting(id: string, { formatMessage }: IntlShape): string {
  const message = texts[`${id.split('.')[1] ?? ''}_hint`]
  return message === undefined ? '' : formatMessage(message)
}

const variables: Readonly<Record<string, string>> = {
  'GENERAL.PUBLIC_URL': 'PUBLIC_URL',
  'IDENTITY.ISSUER': 'OIDC_ISSUER',
  'IDENTITY.KIND': 'OIDC_ISSUER',
  'IDENTITY.CLIENT_ID': 'OIDC_CLIENT_ID',
  'IDENTITY.API_RESOURCE': 'OIDC_API_RESOURCE',
  'IDENTITY.DEMO_ACCOUNTS': 'DEMO',
  'MAIL.SERVER': 'SMTP_URL',
  'MAIL.SENDER': 'MAIL_FROM',
  'STORAGE.DATABASE': 'DATABASE_URL, DATA_DIR',
  'STORAGE.FILES': 'DATA_DIR',
}

/** The environment variable that sets a fact; null where none does. */
export const variableOf = (id: string): string | null => variables[id] ?? null
