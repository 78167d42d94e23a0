import { Icon } from '@somo/ui/Icon'
import { fold, foldedWords } from '@somo/ui/locale/fold'
import { themeNames } from '@somo/ui/theme/tokens'
import { Ban, FileInput, Languages, LifeBuoy, LogOut, Moon, Network, Sun, UserPlus, UserRound } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { rankByQuery } from '../../platform/locale/sorting/findByText.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import { frameMessages } from '../frame/frameMessages.ts'
import type { PageContext, PaletteContext, PaletteItem } from './paletteTypes.ts'
import { actionMessages, paletteMessages } from './paletteMessages.ts'
import type { SearchResult } from './usePaletteSearch.ts'

/** A query may contain an action before or after a person's name: "suspend anna", "anna sperren". */
export interface PaletteQuery {
  /** The text that the server searches for. */
  readonly sought: string
  readonly isSuspending: boolean
}

const fewestLetters = 4

/** Takes the verb out of a query; one that is nothing but the verb stays as it is. */
export function readPaletteQuery(query: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): PaletteQuery {
  const verbs = foldedWords(formatMessage(actionMessages.suspendWords))
  const isVerb = (word: string): boolean =>
    word.length >= fewestLetters && verbs.some((verb) => verb.startsWith(fold(word)))
  const words = query.trim().split(/\s+/)
  const others = words.filter((word) => !isVerb(word))
  return others.length === 0 || others.length === words.length
    ? { sought: query, isSuspending: false }
    : { sought: others.join(' '), isSuspending: true }
}

/** The address of a person with the question whether to suspend them open; nothing is done by itself. */
const suspendAddress = (uuid: string): string => `${addresses.userManagement}?open=${uuid}&do=suspend`

/** "Suspend Anna Weber…" for each person found, where the query asks for it. */
function suspensions(found: readonly SearchResult[], intl: IntlShape): readonly PaletteItem[] {
  return found
    .filter(({ canSuspend }) => canSuspend)
    .map(({ uuid, title, detail }) => ({
      ...(detail === null ? {} : { detail }),
      id: `suspend-${uuid}`,
      href: suspendAddress(uuid),
      label: intl.formatMessage(actionMessages.suspend, { name: title }),
      icon: <Icon glyph={Ban} size="navigation" />,
    }))
}

/** Create actions for those who manage people; none while an administrator views the app as another user. */
function creations({ roles, isViewing }: PaletteContext, intl: IntlShape): readonly PaletteItem[] {
  if (isViewing || !(roles.includes('ADMIN') || roles.includes('EDUCATION_MANAGER'))) return []
  return [
    {
      id: 'add-person',
      href: `${addresses.userManagement}?open=new`,
      label: intl.formatMessage(actionMessages.addPerson),
      icon: <Icon glyph={UserPlus} size="navigation" />,
    },
    {
      id: 'new-unit',
      href: `${addresses.unitManagement}?do=new`,
      label: intl.formatMessage(actionMessages.newUnit),
      icon: <Icon glyph={Network} size="navigation" />,
    },
    {
      id: 'import-people',
      href: `${addresses.importManagement}?import=new`,
      label: intl.formatMessage(actionMessages.importPeople),
      icon: <Icon glyph={FileInput} size="navigation" />,
    },
    {
      id: 'suspend',
      href: addresses.userManagement,
      label: intl.formatMessage(actionMessages.suspendSomebody),
      icon: <Icon glyph={Ban} size="navigation" />,
    },
  ]
}

/** The way to the help of the page, where it can have some. */
function help({ page }: Pick<PageContext, 'page'>, intl: IntlShape): readonly PaletteItem[] {
  const href = page === null ? null : helpAddress(page.path)
  if (page === null || href === null) return []
  const label = intl.formatMessage(paletteMessages.help, { page: intl.formatMessage(page.title) })
  return [{ id: 'help', href, label, icon: <Icon glyph={LifeBuoy} size="navigation" /> }]
}

const themeIcons = { default: Sun, dark: Moon } as const
const themeTexts = { default: paletteMessages.light, dark: paletteMessages.dark } as const

/** The languages and the theme that are not in force. */
function appearance({ language, theme }: PageContext, intl: IntlShape): readonly PaletteItem[] {
  const languages = language.offered
    .filter((locale) => locale !== language.selected)
    .map((locale) => ({
      id: `language-${locale}`,
      label: intl.formatMessage(paletteMessages.language, { language: nativeNames[locale] }),
      icon: <Icon glyph={Languages} size="navigation" />,
      onAction: () => language.onSelect(locale),
    }))
  const themes = themeNames
    .filter((name) => name !== theme.selected)
    .map((name) => ({
      id: `theme-${name}`,
      label: intl.formatMessage(themeTexts[name]),
      icon: <Icon glyph={themeIcons[name]} size="navigation" />,
      onAction: () => theme.onSelect(name),
    }))
  return [...languages, ...themes]
}

/** Actions that match the query. */
export function paletteActions(
  parts: PageContext,
  query: string,
  found: readonly SearchResult[],
  intl: IntlShape,
): readonly PaletteItem[] {
  const profile = {
    id: 'profile',
    href: addresses.myProfile,
    label: intl.formatMessage(actionMessages.openProfile),
    icon: <Icon glyph={UserRound} size="navigation" />,
  }
  const signOut = {
    id: 'sign-out',
    label: intl.formatMessage(frameMessages.signOut),
    icon: <Icon glyph={LogOut} size="navigation" />,
    onAction: parts.onSignOut,
  }
  const always = [...help(parts, intl), ...creations(parts, intl), profile, ...appearance(parts, intl), signOut]
  // The server has found these people by rules of its own.
  const people = readPaletteQuery(query, intl).isSuspending && !parts.isViewing ? suspensions(found, intl) : []
  return [...people, ...rankByQuery(always, query, intl.locale)]
}
