import { useIntl } from 'react-intl'
import type { AllowedLocale } from '../../platform/build/constants.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import { messages } from './messages.ts'
import { language, languages } from './LanguageList.css.ts'

export interface LanguageListProps {
  readonly offered: readonly AllowedLocale[]
  readonly selected: AllowedLocale
  readonly onSelect: (locale: AllowedLocale) => void
}

/** The languages of the product side by side, each named in itself; for pages without a menu. */
export function LanguageList({ offered, selected, onSelect }: LanguageListProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="group" aria-label={formatMessage(messages.label)} className={languages}>
      {offered.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={language}
          aria-pressed={locale === selected}
          onClick={() => onSelect(locale)}
        >
          {nativeNames[locale]}
        </button>
      ))}
    </div>
  )
}
