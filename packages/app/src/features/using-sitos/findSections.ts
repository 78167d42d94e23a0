import type { Role } from '@somo/graphql/schema'
import type { IntlShape } from 'react-intl'
import { legalKinds } from '../../domain/navigation/legalPages.ts'
import type { LegalKind } from '../../domain/navigation/legalPages.ts'
import { legalTitles } from '../../domain/legal/messages.ts'
import { shortcuts } from '../../domain/shortcuts/shortcuts.ts'
import type { ShortcutName } from '../../domain/shortcuts/shortcuts.ts'
import { isFound } from '../../platform/locale/sorting/findByText.ts'
import type { Message } from '../../platform/locale/message.ts'
import { sortByText } from '../../platform/locale/sorting/sortByText.ts'
import type { BrowserCheck } from './browserChecks.ts'
import { glossary } from './glossary.ts'
import type { GlossaryEntry } from './glossary.ts'
import { checkTexts, messages, shortcutTexts } from './messages.ts'
import { quickStartsFor } from './quickStarts.ts'
import type { QuickStart } from './quickStarts.ts'

/** A section with what a search left of it. */
export type FoundSection =
  | { readonly id: 'starts'; readonly items: readonly QuickStart[] }
  | { readonly id: 'glossary'; readonly items: readonly GlossaryEntry[] }
  | { readonly id: 'shortcuts'; readonly items: readonly ShortcutName[] }
  | { readonly id: 'checks'; readonly items: readonly string[] }
  | { readonly id: 'version'; readonly items: readonly string[] }
  | { readonly id: 'legal'; readonly items: readonly LegalKind[] }

/** The ids of what is asked of the connection, beside those of the browser. */
export const connectionChecks = ['server', 'signIn'] as const

/**
 * What the page shows for a search: every section that has something, its entries narrowed to those that hold every
 * word; who searches for a section's own name gets all of it. The glossary stands in the order of the language.
 */
export function findSections(
  query: string,
  roles: readonly Role[],
  browser: readonly BrowserCheck[],
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
): { readonly sections: readonly FoundSection[]; readonly count: number } {
  const narrow = <Item>(
    section: Message,
    items: readonly Item[],
    textsOf: (item: Item) => readonly Message[],
  ): readonly Item[] =>
    items.filter((item) =>
      isFound(
        [section, ...textsOf(item)].map((text) => formatMessage(text)),
        query,
      ),
    )
  const words = sortByText(glossary, ({ term }) => formatMessage(term), locale)
  const names: readonly ShortcutName[] = Object.keys(shortcuts).filter(isShortcut)
  const checked: readonly (readonly [string, readonly Message[]])[] = [
    ...browser.map(({ id, name, meaning }) => [id, [name, meaning]] as const),
    ['server', [checkTexts.server, checkTexts.serverText]],
    ['signIn', [checkTexts.signIn, checkTexts.signInText]],
  ]
  const versions: readonly (readonly [string, Message])[] = [
    ['app', checkTexts.app],
    ['api', checkTexts.api],
  ]
  const all: readonly FoundSection[] = [
    { id: 'starts', items: narrow(messages.starts, quickStartsFor(roles), ({ title, text }) => [title, text]) },
    { id: 'glossary', items: narrow(messages.glossary, words, ({ term, meaning }) => [term, meaning]) },
    { id: 'shortcuts', items: narrow(messages.shortcuts, names, (name) => [shortcutTexts[name]]) },
    { id: 'checks', items: narrow(messages.checks, checked, ([, texts]) => texts).map(([id]) => id) },
    { id: 'version', items: narrow(messages.version, versions, ([, text]) => [text]).map(([id]) => id) },
    { id: 'legal', items: narrow(messages.legal, legalKinds, (kind) => [legalTitles[kind]]) },
  ]
  const sections = all.filter(({ items }) => items.length > 0)
  return { sections, count: sections.reduce((sum, { items }) => sum + items.length, 0) }
}

const isShortcut = (name: string): name is ShortcutName => Object.hasOwn(shortcuts, name)
