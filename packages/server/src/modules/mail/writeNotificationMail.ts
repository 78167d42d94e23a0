import type { ReaderFormats } from '../dates/moments.ts'
import { fixedWords } from '../notifications/mail-texts/notificationMailTexts.ts'
import { writeValues } from '../notifications/notificationValues.ts'
import type { MailLocale } from './mailWords.ts'
import type { NotificationMail, MailNotification } from './outbox.ts'
import { defaultTextOf } from './templates/defaultTexts.ts'
import { oneLineValues, renderMail, renderTemplate, type TemplateText } from './templates/renderTemplate.ts'
import { templateRuleOf, type TemplateEvent } from './templates/templateRules.ts'
import type { WrittenMail } from './writeMail.ts'

interface NotificationWriting {
  readonly locale: MailLocale
  readonly formats: ReaderFormats
  /** A changed text; undefined where the default holds. */
  readonly textOf: (event: string) => TemplateText | undefined
}

/** An email with one notification or a digest, by its template, with the ways to turn it off at its end. */
export function writeNotificationMail(mail: NotificationMail, writing: NotificationWriting): WrittenMail {
  const { event, url, preferencesUrl, unsubscribeUrl } = mail
  const { locale } = writing
  const words = fixedWords[locale]
  const { placeholders } = templateRuleOf(event)
  const text = textFor(event, writing)
  const values = event === 'DIGEST' ? valuesOfDigest(mail, writing) : valuesOfOne(mail, mail.notifications[0], writing)
  const footer = [
    words.preferences.replace('{url}', preferencesUrl),
    ...(unsubscribeUrl === null ? [] : [words.unsubscribe.replace('{url}', unsubscribeUrl)]),
  ].join('\n')
  const written = renderMail(text, placeholders, values, { url, footer: [footer] })
  const buttonLabel = text.button === '' ? null : renderTemplate(text.button, placeholders, values)
  return { locale, ...written, buttonLabel }
}

const textFor = (event: TemplateEvent, { locale, textOf }: NotificationWriting): TemplateText =>
  textOf(event) ?? defaultTextOf(event, locale)

type Values = Readonly<Record<string, string>>

function valuesOfOne(
  { name, product }: Pick<NotificationMail, 'name' | 'product'>,
  notification: MailNotification | undefined,
  { locale, formats }: NotificationWriting,
): Values {
  const { decision, ...values } = writeValues(notification?.values ?? {}, locale, formats)
  const decided = decision === undefined ? {} : { decision: fixedWords[locale].decisions[decision] ?? decision }
  return oneLineValues({ ...values, ...decided, name, product })
}

/** One line for each: the subject that it would have as an email of its own. */
function valuesOfDigest(mail: NotificationMail, writing: NotificationWriting): Values {
  const { notifications, more, name, product } = mail
  const lines = notifications.map((one) => {
    const { placeholders } = templateRuleOf(one.event)
    return `• ${renderTemplate(textFor(one.event, writing).subject, placeholders, valuesOfOne(mail, one, writing)).trim()}`
  })
  const rest = fixedWords[writing.locale].more.replace('{product}', product).replace('{count}', String(more))
  const items = [...lines, ...(more === 0 ? [] : [rest])].join('\n')
  return { ...oneLineValues({ name, product, count: String(notifications.length + more) }), items }
}
