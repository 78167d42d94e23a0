import {
  Award,
  Bell,
  BookOpen,
  ClipboardList,
  FileBadge,
  House,
  LibraryBig,
  MessageCircleQuestionMark,
  Network,
  Search,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { NavGroup, NavItem } from './appShellTypes.ts'

const words = {
  en: {
    open: (count: number) => `${count} open`,
    groups: { records: 'Records', people: 'People' },
    entries: {
      dashboard: 'Dashboard',
      media: 'My media',
      catalogue: 'Catalogue',
      'my-certificates': 'Certificates',
      'badges-collection': 'Badges',
      'my-ratings': 'Ratings',
      'user-management': 'People',
      'unit-management': 'Units',
      'task-management': 'Tasks',
      assistant: 'Assistant',
    },
    longGroup: 'Organisationsstrukturverwaltung und Nachweise',
    longEnd: 'Benutzerverwaltungskonfiguration',
    account: 'Account',
    profile: 'My profile',
    signOut: 'Log out',
    unit: 'Lager Nord',
    news: 'News',
    search: 'Search',
  },
  de: {
    open: (count: number) => `${count} offen`,
    groups: { records: 'Nachweise', people: 'Menschen' },
    entries: {
      dashboard: 'Übersicht',
      media: 'Meine Medien',
      catalogue: 'Katalog',
      'my-certificates': 'Zertifikate',
      'badges-collection': 'Abzeichen',
      'my-ratings': 'Bewertungen',
      'user-management': 'Personen',
      'unit-management': 'Einheiten',
      'task-management': 'Aufgaben',
      assistant: 'Assistent',
    },
    longGroup: 'Organisationsstrukturverwaltung und Nachweise',
    longEnd: 'Benutzerverwaltungskonfiguration',
    account: 'Konto',
    profile: 'Mein Profil',
    signOut: 'Abmelden',
    unit: 'Lager Nord',
    news: 'Neuigkeiten',
    search: 'Suchen',
  },
  sw: {
    open: (count: number) => `${count} wazi`,
    groups: { records: 'Ithibati', people: 'Watu' },
    entries: {
      dashboard: 'Mwanzo',
      media: 'Masomo yangu',
      catalogue: 'Katalogi',
      'my-certificates': 'Vyeti',
      'badges-collection': 'Beji',
      'my-ratings': 'Maoni',
      'user-management': 'Watu',
      'unit-management': 'Vitengo',
      'task-management': 'Kazi',
      assistant: 'Msaidizi',
    },
    longGroup: 'Usimamizi wa muundo wa shirika pamoja na ithibati',
    longEnd: 'na usimamizi wa watumiaji na mipangilio yao',
    account: 'Akaunti',
    profile: 'Wasifu wangu',
    signOut: 'Ondoka',
    unit: 'Ghala la Kaskazini',
    news: 'Habari',
    search: 'Tafuta',
  },
}

type Words = (typeof words)['en']

const itemIn =
  (said: Words, current: string) =>
  (id: keyof Words['entries'], glyph: LucideIcon, count?: number): NavItem => ({
    id,
    href: `/${id}`,
    label: said.entries[id],
    icon: <Icon glyph={glyph} size="navigation" />,
    isCurrent: id === current,
    ...(count === undefined ? {} : { count, countLabel: said.open(count) }),
  })

/** The menu of a manager, for the stories of the frame, in the language of a story; `current` is the id of the page. */
export const sampleGroups = (current: string, globals: StoryGlobals = {}): readonly NavGroup[] => {
  const said = inStoryLanguage(globals, words)
  const item = itemIn(said, current)
  return [
    {
      id: 'start',
      label: null,
      items: [item('dashboard', House), item('media', BookOpen, 4), item('catalogue', LibraryBig)],
    },
    {
      id: 'records',
      label: said.groups.records,
      items: [item('my-certificates', FileBadge), item('badges-collection', Award), item('my-ratings', Star)],
    },
    {
      id: 'people',
      label: said.groups.people,
      items: [
        item('user-management', Users),
        item('unit-management', Network),
        item('task-management', ClipboardList, 9),
        item('assistant', MessageCircleQuestionMark),
      ],
    },
  ]
}

/** The same menu with words that do not fit on one line. */
export const longGroupsIn = (globals: StoryGlobals): readonly NavGroup[] => {
  const { longGroup, longEnd } = inStoryLanguage(globals, words)
  return sampleGroups('dashboard', globals).map((group) => ({
    ...group,
    label: group.label === null ? null : longGroup,
    items: group.items.map((entry) => ({ ...entry, label: `${entry.label} ${longEnd}` })),
  }))
}
export const longGroups = longGroupsIn({})

/** Person and bell at the foot of the sidebar. */
export const accountIn = (globals: StoryGlobals) => {
  const said = inStoryLanguage(globals, words)
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <MenuButton
        label={said.account}
        fullWidth
        placement="top start"
        sections={[
          {
            id: 'account',
            items: [
              { id: 'profile', label: said.profile, href: '/my-profile' },
              { id: 'logOut', label: said.signOut },
            ],
          },
        ]}
      >
        <Avatar name="Amani Juma" />
        <Stack space={2}>
          <Text as="span" step="small" isStrong>
            Amani Juma
          </Text>{' '}
          <Text as="span" step="small" tone="ink3">
            {said.unit}
          </Text>
        </Stack>
      </MenuButton>
      <IconButton label={said.news} icon={<Icon glyph={Bell} size="navigation" />} />
    </div>
  )
}
export const sampleAccount = accountIn({})

/** Search and bell of small screens. */
export const actionsIn = (globals: StoryGlobals) => {
  const said = inStoryLanguage(globals, words)
  return (
    <>
      <IconButton label={said.search} icon={<Icon glyph={Search} size="phone" />} />
      <IconButton label={said.news} icon={<Icon glyph={Bell} size="phone" />} />
    </>
  )
}
export const sampleActions = actionsIn({})
