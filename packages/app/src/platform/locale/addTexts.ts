import type { AllowedLocale } from '../build/constants.ts'
import type { LocaleTexts, TextShare } from './loadMessages.ts'
import type { LocaleState, PageTexts } from './localeStore.ts'

/**
 * Adds the texts of a screen to the page's, in its language now and in any it is switched to (decision 0060). Resolves with
 * them when they can be formatted; rejects where they do not load, and nothing has changed then.
 */
export async function addTexts(page: PageTexts, share: TextShare): Promise<LocaleTexts> {
  const language = languageOf(page.getSnapshot())
  const texts = await page.load(language, share)
  const now = page.getSnapshot()
  // The language changed meanwhile.
  if (language !== languageOf(now)) return addTexts(page, share)
  if (!page.shares.includes(share)) page.shares.push(share)
  // In place: no text that is drawn already changes, so nothing has to be drawn anew.
  Object.assign(now.intl.messages, texts)
  return texts
}

const languageOf = ({ texts, locale }: LocaleState): AllowedLocale => (texts === 'english' ? 'en' : locale)
