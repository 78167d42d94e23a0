import type { Role } from '@somo/graphql/schema'
import type { MenuRow } from '../../domain/menu/arrangement.ts'
import { titles } from '../../routes/titles.ts'
import type { MenuState } from './useMenuConfiguration.ts'

const managers: readonly Role[] = ['ADMIN', 'EDUCATION_MANAGER']
const row = (
  path: MenuRow['path'],
  title: MenuRow['title'],
  roles: readonly Role[],
  [group, icon]: readonly [MenuRow['group'], MenuRow['icon']],
): MenuRow => ({ path, title, shortTitle: title, roles, group, icon })

/** A few screens of each list. */
export const rowsFixture: readonly MenuRow[] = [
  row('/dashboard', titles.dashboard, [], ['start', 'house']),
  row('/media', titles.media, ['LEARNER'], ['start', 'bookOpen']),
  row('/my-units', titles.myUnits, [], ['surroundings', 'usersRound']),
  row('/user-management', titles.userManagement, managers, ['people', 'users']),
  row('/category-management', titles.categoryManagement, ['ADMIN'], ['learning', 'folderTree']),
  row('/assignments', titles.assignments, managers, ['learning', 'calendarCheck']),
  row('/menu-configuration', titles.menuConfiguration, ['ADMIN'], ['system', 'menu']),
]

/** An installation with the built-in menu. */
export const menuStateFixture = (state: Partial<MenuState> = {}): MenuState => ({
  ...{ published: null, publishedAt: null, draft: null, hasDraft: false },
  ...{ draftSavedAt: null, draftSavedBy: null, hasPrevious: false, revision: 1 },
  ...state,
})

const entry = (id: string, more: object = {}) => ({ id, labels: [], hiddenFor: [], url: null, level: null, ...more })

/** A menu with a link and a hidden entry. */
export const arrangementFixture: NonNullable<MenuState['draft']> = {
  groups: [
    {
      ...{ id: 'start', labels: [] },
      entries: [
        entry('/media'),
        entry('/dashboard'),
        entry('link-1', {
          labels: [
            { locale: 'en', text: 'Works council' },
            { locale: 'de', text: 'Betriebsrat' },
          ],
          ...{ url: 'https://br.example/', level: 'LEARNER' },
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
