import {
  Award,
  Bell,
  BookOpen,
  FileBadge,
  House,
  LibraryBig,
  MessageCircleQuestionMark,
  Search,
  Star,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { AppShell } from '../../components/AppShell/AppShell.tsx'
import type { NavGroup, NavItem } from '../../components/AppShell/appShellTypes.ts'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { SearchButton } from '../../components/SearchButton/SearchButton.tsx'
import { foot } from './pictures.css.ts'

/** Words of the frame in the language of a picture. */
export interface FrameWords {
  readonly search: string
  readonly searchKeys: string
  readonly account: string
  readonly news: string
  readonly open: (count: number) => string
  readonly captions: Readonly<Record<string, string>>
  readonly entries: Readonly<Record<string, string>>
  readonly short?: Readonly<Record<string, string>>
}

const glyphs: Readonly<Record<string, LucideIcon>> = {
  dashboard: House,
  media: BookOpen,
  catalogue: LibraryBig,
  'my-certificates': FileBadge,
  'badges-collection': Award,
  'my-ratings': Star,
  'my-units': UsersRound,
  assistant: MessageCircleQuestionMark,
}

/** A menu by groups of paths; the first group has no caption. */
export type MenuPlan = readonly (readonly [caption: string, ids: readonly string[]])[]

export const learnerMenu: MenuPlan = [
  ['', ['dashboard', 'media', 'catalogue']],
  ['records', ['my-certificates', 'badges-collection', 'my-ratings']],
  ['around', ['my-units', 'assistant']],
]

export interface PictureShellProps {
  readonly words: FrameWords
  readonly menu: MenuPlan
  readonly current: string
  readonly counts?: Readonly<Record<string, number>>
  readonly person: string
  readonly place: string
  readonly bottom: readonly string[]
  readonly children: ReactNode
}

/** The frame around a picture's screen: the shell with a menu, a search and a person of an invented company. */
export function PictureShell({
  words,
  menu,
  current,
  counts = {},
  person,
  place,
  bottom,
  children,
}: PictureShellProps) {
  const item = (id: string): NavItem => {
    const count = counts[id]
    const short = words.short?.[id]
    return {
      id,
      href: `/${id}`,
      label: words.entries[id] ?? id,
      icon: <Icon glyph={glyphs[id] ?? House} size="navigation" />,
      isCurrent: id === current,
      ...(short === undefined ? {} : { shortLabel: short }),
      ...(count === undefined ? {} : { count, countLabel: words.open(count) }),
    }
  }
  const groups: readonly NavGroup[] = menu.map(([caption, ids]) => ({
    id: caption === '' ? 'start' : caption,
    label: caption === '' ? null : (words.captions[caption] ?? caption),
    items: ids.map(item),
  }))
  return (
    <AppShell
      brand={{ name: 'Somo', unitName: 'Uferwerk Logistik', href: '/dashboard' }}
      groups={groups}
      search={<SearchButton label={words.search} keys={words.searchKeys} />}
      bottomItemIds={bottom}
      account={<Account words={words} person={person} place={place} />}
      topBarActions={
        <>
          <IconButton label={words.search} icon={<Icon glyph={Search} size="phone" />} />
          <IconButton label={words.news} icon={<Icon glyph={Bell} size="phone" />} />
        </>
      }
    >
      {children}
    </AppShell>
  )
}

const Account = ({ words, person, place }: Pick<PictureShellProps, 'words' | 'person' | 'place'>) => (
  <div className={foot}>
    <MenuButton
      label={words.account}
      fullWidth
      placement="top start"
      sections={[{ id: 'account', items: [{ id: 'profile', label: person, href: '/my-profile' }] }]}
    >
      <Avatar name={person} />
      <Stack space={2}>
        <Text as="span" step="small" isStrong>
          {person}
        </Text>{' '}
        <Text as="span" step="caption" tone="ink3">
          {place}
        </Text>
      </Stack>
    </MenuButton>
    <IconButton label={words.news} icon={<Icon glyph={Bell} size="navigation" />} />
  </div>
)
