import { notificationMailTexts } from '../../notifications/mail-texts/notificationMailTexts.ts'
import { computedDetails, mailWords, type MailLocale } from '../mailWords.ts'
import type { AccountMailEvent, MailValues } from '../outbox.ts'
import { isNotificationEvent } from '../../notifications/notificationEvents.ts'
import { sampleMailValues } from './sampleMailValues.ts'
import type { TemplateText } from './renderTemplate.ts'
import type { TemplateEvent } from './templateRules.ts'

const asPlaceholders = (text: string): string => text.replaceAll(/\{(\w+)\}/g, '{{ $1 }}')

/** The words of an account mail as a template: what stands before its address, and behind it. */
function accountText<E extends AccountMailEvent>(event: E, locale: MailLocale): TemplateText {
  const sample: MailValues[E] = sampleMailValues[event]
  const details = computedDetails(event, sample, locale)
  const { subject, paragraphs } = mailWords[locale][event](sample)
  const write = (text: string): string =>
    asPlaceholders(details === null ? text : text.replaceAll(details, '{details}'))
  const cut = paragraphs.indexOf('{url}')
  const [main, extra] = cut < 0 ? [paragraphs, []] : [paragraphs.slice(0, cut), paragraphs.slice(cut + 1)]
  return {
    subject: write(subject),
    main: main.map(write).join('\n\n'),
    extra: extra.map(write).join('\n\n'),
    button: '',
  }
}

/** The text in the code, which holds until an administrator changes it. */
export const defaultTextOf = (event: TemplateEvent, locale: MailLocale): TemplateText =>
  event === 'DIGEST' || isNotificationEvent(event) ? notificationMailTexts[locale][event] : accountText(event, locale)
