/** @jsxImportSource #samples */
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
import { Icon } from '../Icon/Icon.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { NavGroup, NavItem } from './appShellTypes.ts'

const itemOf =
  (current: string) =>
  (id: string, label: string, glyph: LucideIcon, count?: number): NavItem => ({
    id,
    href: `/${id}`,
    label,
    icon: <Icon glyph={glyph} size="navigation" />,
    isCurrent: id === current,
    ...(count === undefined ? {} : { count, countLabel: `${count} open` }),
  })

/** The menu of a manager, for the stories of the frame; `current` is the id of the page. */
export const sampleGroups = (current: string): readonly NavGroup[] => {
  const item = itemOf(current)
  return [
    {
      id: 'start',
      label: null,
      items: [
        item('dashboard', 'Dashboard', House),
        item('media', 'My media', BookOpen, 4),
        item('catalogue', 'Catalogue', LibraryBig),
      ],
    },
    {
      id: 'records',
      label: 'Records',
      items: [
        item('my-certificates', 'Certificates', FileBadge),
        item('badges-collection', 'Badges', Award),
        item('my-ratings', 'Ratings', Star),
      ],
    },
    {
      id: 'people',
      label: 'People',
      items: [
        item('user-management', 'People', Users),
        item('unit-management', 'Units', Network),
        item('task-management', 'Tasks', ClipboardList, 9),
        item('assistant', 'Assistant', MessageCircleQuestionMark),
      ],
    },
  ]
}

/** The same menu with words that do not fit on one line. */
export const longGroups: readonly NavGroup[] = sampleGroups('dashboard').map((group) => ({
  ...group,
  label: group.label === null ? null : 'Organisationsstrukturverwaltung und Nachweise',
  items: group.items.map((entry) => ({ ...entry, label: `${entry.label} Benutzerverwaltungskonfiguration` })),
}))

/** Person and bell at the foot of the sidebar. */
export const sampleAccount = (
  <div style={{ display: 'flex', alignItems: 'center' }}>
    <MenuButton
      label="Account"
      fullWidth
      placement="top start"
      sections={[
        {
          id: 'account',
          items: [
            { id: 'profile', label: 'My profile', href: '/my-profile' },
            { id: 'logOut', label: 'Log out' },
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
          Lager Nord
        </Text>
      </Stack>
    </MenuButton>
    <IconButton label="News" icon={<Icon glyph={Bell} size="navigation" />} />
  </div>
)

/** Search and bell of small screens. */
export const sampleActions = (
  <>
    <IconButton label="Search" icon={<Icon glyph={Search} size="phone" />} />
    <IconButton label="News" icon={<Icon glyph={Bell} size="phone" />} />
  </>
)
