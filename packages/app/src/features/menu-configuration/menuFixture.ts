import type { Role } from '@somo/graphql/schema'
import type { MenuRow } from '../../domain/menu/arrangement.ts'
import type { Message } from '../../platform/locale/message.ts'
import type { MenuState } from './useMenuConfiguration.ts'

// The titles of the route table, which features must not import.
const title = (name: string, defaultMessage: string): Message => ({ id: `routes.title.${name}`, defaultMessage })
const managers: readonly Role[] = ['ADMIN', 'EDUCATION_MANAGER']
const row = (
  path: MenuRow['path'],
  text: Message,
  roles: readonly Role[],
  [group, icon]: readonly [MenuRow['group'], MenuRow['icon']],
): MenuRow => ({ path, title: text, shortTitle: text, roles, group, icon })

/** A few screens of each list. */
export const rowsFixture: readonly MenuRow[] = [
  row('/dashboard', title('dashboard', 'Overview'), [], ['start', 'house']),
  row('/media', title('media', 'My media'), ['LEARNER'], ['start', 'bookOpen']),
  row('/my-units', title('myUnits', 'My units'), [], ['surroundings', 'usersRound']),
  row('/user-management', title('userManagement', 'User management'), managers, ['people', 'users']),
  row('/category-management', title('categoryManagement', 'Categories'), ['ADMIN'], ['learning', 'folderTree']),
  row('/assignments', title('assignments', 'Assignments'), managers, ['learning', 'calendarCheck']),
  row('/menu-configuration', title('menuConfiguration', 'Menu'), ['ADMIN'], ['system', 'menu']),
]

/** An installation with the built-in menu. */
export const menuStateFixture = (state: Partial<MenuState> = {}): MenuState => ({
  published: null,
  publishedAt: null,
  draft: null,
  hasDraft: false,
  draftSavedAt: null,
  draftSavedBy: null,
  hasPrevious: false,
  revision: 1,
  ...state,
})

const entry = (id: string, more: object = {}) => ({ id, labels: [], hiddenFor: [], url: null, level: null, ...more })

/** A menu with a link and a hidden entry. */
export const arrangementFixture: NonNullable<MenuState['draft']> = {
  groups: [
    {
      id: 'start',
      labels: [],
      entries: [
        entry('/media'),
        entry('/dashboard'),
        entry('link-1', {
          labels: [
            { locale: 'en', text: 'Works council' },
            { locale: 'de', text: 'Betriebsrat' },
          ],
          url: 'https://br.example/',
          level: 'LEARNER',
        }),
      ],
    },
    {
      id: 'surroundings',
      labels: [],
      entries: [entry('/my-units', { hiddenFor: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] })],
    },
  ],
}
