import type { CommandPalette } from '@somo/ui/CommandPalette'
import { Icon } from '@somo/ui/Icon'
import { FileInput, Network, Settings, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { IntlShape } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { menuName } from '../../domain/menu/arrangeMenu.ts'
import { MenuIcon } from '../../domain/menu/MenuIcon.tsx'
import type { Message } from '../../platform/locale/message.ts'
import { rankByQuery } from '../../platform/locale/sorting/findByText.ts'
import { frameMessages } from '../frame/frameMessages.ts'
import { buildMenu } from '../menu/buildMenu.ts'
import { titles } from '../titles.ts'
import { paletteActions } from './paletteActions.tsx'
import type { PageContext, PaletteContext, PaletteItem } from './paletteTypes.ts'
import { groupMessages, profileSections, systemSections } from './paletteMessages.ts'
import type { SearchResult } from './usePaletteSearch.ts'

type Group = ComponentProps<typeof CommandPalette>['groups'][number]

/** The groups of the palette for a query: pages, server results, settings and actions. */
export function paletteGroups(
  parts: PageContext,
  query: string,
  found: readonly SearchResult[],
  intl: IntlShape,
): readonly Group[] {
  const find = (items: readonly PaletteItem[]) => rankByQuery(items, query, intl.locale)
  const ofKind = (kind: SearchResult['kind']) =>
    found.filter((result) => result.kind === kind).map((result) => toItem(result, intl))
  // Without a query, actions matter more than the sections of the settings.
  const sections = query.trim() === '' ? [] : find(settings(parts, intl))
  const groups: readonly (readonly [id: keyof typeof groupMessages, items: readonly PaletteItem[]])[] = [
    ['pages', find(pages(parts, intl))],
    ['people', ofKind('PERSON')],
    ['units', ofKind('UNIT')],
    ['imports', ofKind('IMPORT')],
    ['settings', sections],
    ['actions', paletteActions(parts, query, found, intl)],
  ]
  return groups
    .filter(([, items]) => items.length > 0)
    .map(([id, items]) => ({ id, label: intl.formatMessage(groupMessages[id]), items }))
}

const kinds = {
  PERSON: { icon: UserRound, href: (uuid: string) => `${addresses.userManagement}?open=${uuid}` },
  UNIT: { icon: Network, href: (uuid: string) => `${addresses.unitManagement}?unit=${uuid}` },
  IMPORT: { icon: FileInput, href: (uuid: string) => `${addresses.importManagement}?import=${uuid}` },
} as const satisfies Record<SearchResult['kind'], { icon: typeof UserRound; href: (uuid: string) => string }>

function toItem({ kind, uuid, title, detail, createdAt }: SearchResult, intl: IntlShape): PaletteItem {
  const { icon, href } = kinds[kind]
  const shown = createdAt === null ? detail : intl.formatDate(createdAt, { dateStyle: 'medium' })
  return {
    ...(shown === null ? {} : { detail: shown }),
    id: uuid,
    href: href(uuid),
    label: title,
    icon: <Icon glyph={icon} size="navigation" />,
  }
}

/** The entries of the person's menu with the group they stand in, and their profile, which the account menu holds. */
function pages({ roles, arrangement }: PaletteContext, intl: IntlShape): readonly PaletteItem[] {
  const inMenu = buildMenu(roles, arrangement).flatMap(({ entries, ...group }) => {
    const detail = menuName(group, intl)
    return entries.map(({ id, href, icon, isExternal, ...entry }): PaletteItem => ({
      id,
      label: menuName(entry, intl),
      icon: <MenuIcon name={icon} />,
      ...(isExternal ? { onAction: () => void window.open(href, '_blank', 'noopener,noreferrer') } : { href }),
      ...(detail === '' ? {} : { detail }),
    }))
  })
  const label = intl.formatMessage(frameMessages.profile)
  return [
    ...inMenu,
    { id: addresses.myProfile, href: addresses.myProfile, label, icon: <Icon glyph={UserRound} size="navigation" /> },
  ]
}

const systemTabs = ['settings', 'jobs', 'mail', 'fields', 'synonyms', 'audit', 'about'] as const
const profileTabs = ['personal', 'language', 'appearance', 'notifications', 'privacy', 'sign-in'] as const

/** The parts of the settings and of the profile, each with its page as the detail. */
function settings({ roles }: PaletteContext, intl: IntlShape): readonly PaletteItem[] {
  const toSection =
    (path: string, page: Message) =>
    (label: Message, tab: string): PaletteItem => ({
      id: `${path}-${tab}`,
      href: `${path}?tab=${tab}`,
      label: intl.formatMessage(label),
      detail: intl.formatMessage(page),
      icon: <Icon glyph={Settings} size="navigation" />,
    })
  const ofSystem = toSection(addresses.system, titles.system)
  const ofProfile = toSection(addresses.myProfile, titles.myProfile)
  return [
    ...(roles.includes('ADMIN') ? systemTabs.map((tab) => ofSystem(systemSections[tab], tab)) : []),
    ...profileTabs.map((tab) => ofProfile(profileSections[tab], tab)),
  ]
}
