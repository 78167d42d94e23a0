import type { Role } from '@somo/graphql/schema'
import type { IntlShape } from 'react-intl'
import type { Message } from '../../platform/locale/message.ts'
import {
  completeArrangement,
  type Arrangement,
  type CompleteEntry,
  type MenuLabels,
  type MenuRow,
} from './arrangement.ts'
import type { IconName } from './iconNames.ts'

/** What a menu entry or group is called. */
export interface MenuNames {
  /** Null for links and for groups of one's own, which have labels. */
  readonly title: Message | null
  readonly labels: MenuLabels | null
}

/** One entry of the menu. */
export interface MenuEntry extends MenuNames {
  /** The path of a screen; of a link its key. */
  readonly id: string
  readonly href: string
  /** One word, for the bottom bar; null for a link. */
  readonly shortTitle: Message | null
  readonly icon: IconName
  readonly isExternal: boolean
}

/** One group with the entries that are open to the person; groups without any are left out. */
export interface MenuGroup extends MenuNames {
  readonly id: string
  readonly entries: readonly MenuEntry[]
}

const everyRole: readonly Role[] = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']

/** The roles that may have an entry: those of its route, or of a link the one it is for with those above it. */
export function rolesOfEntry({ row, level = 'LEARNER' }: Pick<CompleteEntry, 'row' | 'level'>): readonly Role[] {
  if (row !== null) return row.roles.length === 0 ? everyRole : row.roles
  return everyRole.slice(everyRole.indexOf(level))
}

/** Whether somebody with these roles sees the entry; whoever has several sees what any of them sees. */
function isShown(entry: CompleteEntry, roles: readonly Role[]): boolean {
  const isForAnybody =
    entry.row === null ? entry.level !== 'ADMIN' && entry.level !== 'EDUCATION_MANAGER' : entry.row.roles.length === 0
  const hidden = entry.hiddenFor ?? []
  if (roles.length === 0) return isForAnybody && hidden.length < everyRole.length
  return rolesOfEntry(entry).some((role) => roles.includes(role) && !hidden.includes(role))
}

/** The menu of these roles from all screens that have a place in it, in the published order. */
export function arrangeMenu(
  rows: readonly MenuRow[],
  roles: readonly Role[],
  arrangement: Arrangement,
): readonly MenuGroup[] {
  return completeArrangement(rows, arrangement)
    .map(({ id, caption, labels, entries }): MenuGroup => ({
      id,
      title: caption,
      labels: labels ?? null,
      entries: entries.filter((entry) => isShown(entry, roles)).map(toEntry),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const toEntry = ({ id, row, labels, url = '' }: CompleteEntry): MenuEntry =>
  row === null
    ? { id, href: url, title: null, labels: labels ?? null, shortTitle: null, icon: 'link', isExternal: true }
    : {
        id,
        href: id,
        title: row.title,
        labels: labels ?? null,
        shortTitle: row.shortTitle,
        icon: row.icon,
        isExternal: false,
      }

/** The name in the page's language: the installation's own, else the built-in one, else one in any language. */
export function menuName({ title, labels }: MenuNames, intl: Pick<IntlShape, 'formatMessage' | 'locale'>): string {
  const own = labels?.[intl.locale]
  if (own !== undefined) return own
  return title === null ? (labels?.['en'] ?? Object.values(labels ?? {})[0] ?? '') : intl.formatMessage(title)
}
