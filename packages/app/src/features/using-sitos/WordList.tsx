import { KeyCap } from '@somo/ui/KeyCap'
import { useIntl } from 'react-intl'
import { keyboardOf, keyNames, shortcuts } from '../../domain/shortcuts/shortcuts.ts'
import type { ShortcutName } from '../../domain/shortcuts/shortcuts.ts'
import { shortcutMessages } from '../../domain/shortcuts/shortcutMessages.ts'
import type { GlossaryEntry } from './glossary.ts'
import { shortcutTexts } from './messages.ts'
import { keys, meaning as meaningClass, pair, rows, term as termClass } from './UsingSomoView.css.ts'

/** Words of the product and what they mean here. */
export function WordList({ items }: { readonly items: readonly GlossaryEntry[] }) {
  const { formatMessage } = useIntl()
  return (
    <dl className={rows}>
      {items.map(({ id, term, meaning }) => (
        <div key={id} className={pair}>
          <dt className={termClass}>{formatMessage(term)}</dt>
          <dd className={meaningClass}>{formatMessage(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Keys as this keyboard names them, and what they do. */
export function KeyTable({ items }: { readonly items: readonly ShortcutName[] }) {
  const { formatMessage } = useIntl()
  const control = formatMessage(shortcutMessages.control)
  return (
    <dl className={rows}>
      {items.map((name) => (
        <div key={name} className={pair}>
          <dt className={keys}>
            {keyNames(shortcuts[name], keyboardOf(navigator), control).map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dt>
          <dd className={meaningClass}>{formatMessage(shortcutTexts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
