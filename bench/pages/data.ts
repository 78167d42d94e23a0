/** One deterministic data set for every side, so that the sides differ by library only. */

export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: string
  readonly unit: string
  readonly status: string
  readonly created: string
  readonly progress: number
}

export interface Course {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly tag: string
  readonly level: string
  readonly progress: number
}

const given =
  'Ada Amani Bahati Carl Dora Emil Faraja Greta Hans Imani Jonas Katrin Lena Malaika Neema Otto Paula'.split(' ')
const family =
  'Abel Brandt Chausiku Dietrich Ebers Fischer Gerlach Hamisi Juma Kamau Lorenz Mwangi Neumann Otieno'.split(' ')
const tags = ['Safety', 'Law', 'Language', 'Tools']
const levels = ['Basic', 'Advanced']
const statuses = ['active', 'invited', 'locked']
export const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']
export const countries = Array.from({ length: 50 }, (_, index) => `Country ${String(index + 1).padStart(2, '0')}`)

/** A number from the page's address, such as `?copies=10`. */
export const countParameter = (name: 'copies', usual: number): number =>
  Number(new URLSearchParams(location.search).get(name) ?? usual)

/** Pseudo-random numbers from 0 to 1, the same in every run (a linear congruential generator). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function makeUsers(count: number): readonly User[] {
  const next = numbers(42)
  const pick = (words: readonly string[]): string => words[Math.floor(next() * words.length)] ?? ''
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [pick(given), pick(family)]
    return {
      id: index + 1,
      name: `${first} ${last}`,
      email: `${first}.${last}${index}@example.org`.toLowerCase(),
      role: pick(roles),
      unit: `Unit ${1 + Math.floor(next() * 60)}`,
      status: pick(statuses),
      created: new Date(1.6e12 + next() * 1.5e11).toISOString().slice(0, 10),
      progress: Math.floor(next() * 101),
    }
  })
}

export function makeCourses(count: number): readonly Course[] {
  const next = numbers(7)
  const pick = (words: readonly string[]): string => words[Math.floor(next() * words.length)] ?? ''
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Course ${index + 1}: first steps`,
    text: 'A short text that says in two lines what a learner takes away from this course.',
    tag: pick(tags),
    level: pick(levels),
    progress: Math.floor(next() * 101),
  }))
}

export const userColumns = [
  { key: 'id', label: 'ID', width: 80 },
  { key: 'name', label: 'Name', width: 240 },
  { key: 'email', label: 'Email', width: 260 },
  { key: 'role', label: 'Role', width: 170 },
  { key: 'unit', label: 'Unit', width: 100 },
  { key: 'status', label: 'Status', width: 110 },
  { key: 'created', label: 'Created', width: 120 },
  { key: 'progress', label: 'Progress', width: 100 },
] as const satisfies readonly { readonly key: keyof User; readonly label: string; readonly width: number }[]

export type Direction = 'ascending' | 'descending'

/** A sorted copy. */
export function sortUsers(users: readonly User[], key: keyof User, direction: Direction): readonly User[] {
  const sign = direction === 'ascending' ? 1 : -1
  return users.toSorted((one, other) => (one[key] < other[key] ? -sign : one[key] > other[key] ? sign : 0))
}

/** A form of twenty fields: ten texts, one text area, one number, three selects, two dates, three switches. */
export const textFields = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['street', 'Street'],
  ['city', 'City'],
  ['zip', 'Postcode'],
  ['title', 'Title'],
  ['website', 'Website'],
] as const
export const choiceFields = [
  ['role', 'Role', roles],
  ['locale', 'Language', ['en', 'de', 'sw']],
  ['country', 'Country', countries],
] as const
export const dateFields = [
  ['birth', 'Birth date'],
  ['entry', 'Entry date'],
] as const
export const switchFields = [
  ['active', 'Active'],
  ['mails', 'Mails'],
  ['terms', 'Terms accepted'],
] as const

export const initialForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  street: '',
  city: '',
  zip: '',
  title: '',
  website: '',
  bio: '',
  level: 1,
  role: 'LEARNER',
  locale: 'en',
  country: 'Country 01',
  birth: '1990-05-04',
  entry: '2025-05-22',
  active: true,
  mails: false,
  terms: false,
}

/** The two brand colours that the pages switch between. */
export const primaries = ['#5761ee', '#0a7d5a'] as const
