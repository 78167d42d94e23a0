import type { Decorator } from '@storybook/react-vite'
import { createIntl, RawIntlProvider } from 'react-intl'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import sw from '../../messages/sw.json'
import { naming } from '../platform/appearance/ProductTexts.tsx'
import { ownProduct } from '../platform/appearance/product.ts'
import { formatLocale } from '@somo/ui/locale/formatLocale'

const english = Object.fromEntries(Object.entries(en).map(([id, { defaultMessage }]) => [id, defaultMessage]))
const texts: Readonly<Record<string, Record<string, string>>> = { en: english, de, sw }

/** Gives a story the product's texts in the language of Storybook's toolbar; a missing one breaks the story. */
export const withTexts: Decorator = (Story, { globals }) => {
  const locale = String(globals['locale'] ?? 'en')
  const intl = createIntl({
    locale: formatLocale(locale),
    defaultLocale: formatLocale('en'),
    messages: texts[locale] ?? english,
    onError: (problem) => {
      throw problem
    },
  })
  return (
    <RawIntlProvider value={naming({ ...intl, locale }, ownProduct.name)}>
      <Story />
    </RawIntlProvider>
  )
}
