import type { BadgeIcon } from '@somo/graphql/badge/badgeIcons'
import { defineMessages } from '../../../platform/locale/message.ts'

/** What the icons of badges show. */
export const iconMessages = defineMessages<BadgeIcon>({
  truck: { id: 'badgeAdmin.icon.truck', defaultMessage: 'Truck', description: 'What an icon shows.' },
  'hard-hat': { id: 'badgeAdmin.icon.hardHat', defaultMessage: 'Hard hat', description: 'What an icon shows.' },
  'shield-check': { id: 'badgeAdmin.icon.shieldCheck', defaultMessage: 'Shield', description: 'What an icon shows.' },
  flame: { id: 'badgeAdmin.icon.flame', defaultMessage: 'Flame', description: 'What an icon shows.' },
  lock: { id: 'badgeAdmin.icon.lock', defaultMessage: 'Lock', description: 'What an icon shows.' },
  'heart-handshake': {
    id: 'badgeAdmin.icon.heartHandshake',
    defaultMessage: 'Helping hands',
    description: 'What an icon shows.',
  },
  languages: { id: 'badgeAdmin.icon.languages', defaultMessage: 'Languages', description: 'What an icon shows.' },
  sunrise: { id: 'badgeAdmin.icon.sunrise', defaultMessage: 'Sunrise', description: 'What an icon shows.' },
  footprints: { id: 'badgeAdmin.icon.footprints', defaultMessage: 'Footprints', description: 'What an icon shows.' },
  'calendar-check': {
    id: 'badgeAdmin.icon.calendarCheck',
    defaultMessage: 'Calendar',
    description: 'What an icon shows.',
  },
  star: { id: 'badgeAdmin.icon.star', defaultMessage: 'Star', description: 'What an icon shows.' },
  'book-open': { id: 'badgeAdmin.icon.bookOpen', defaultMessage: 'Book', description: 'What an icon shows.' },
  trophy: { id: 'badgeAdmin.icon.trophy', defaultMessage: 'Trophy', description: 'What an icon shows.' },
  rocket: { id: 'badgeAdmin.icon.rocket', defaultMessage: 'Rocket', description: 'What an icon shows.' },
  'graduation-cap': {
    id: 'badgeAdmin.icon.graduationCap',
    defaultMessage: 'Graduation cap',
    description: 'What an icon shows.',
  },
  lightbulb: { id: 'badgeAdmin.icon.lightbulb', defaultMessage: 'Light bulb', description: 'What an icon shows.' },
  'log-in': { id: 'badgeAdmin.icon.logIn', defaultMessage: 'Sign-in', description: 'What an icon shows.' },
  target: { id: 'badgeAdmin.icon.target', defaultMessage: 'Target', description: 'What an icon shows.' },
  puzzle: { id: 'badgeAdmin.icon.puzzle', defaultMessage: 'Puzzle piece', description: 'What an icon shows.' },
  users: { id: 'badgeAdmin.icon.users', defaultMessage: 'People', description: 'What an icon shows.' },
  stethoscope: { id: 'badgeAdmin.icon.stethoscope', defaultMessage: 'Stethoscope', description: 'What an icon shows.' },
  laptop: { id: 'badgeAdmin.icon.laptop', defaultMessage: 'Laptop', description: 'What an icon shows.' },
  wrench: { id: 'badgeAdmin.icon.wrench', defaultMessage: 'Wrench', description: 'What an icon shows.' },
  sprout: { id: 'badgeAdmin.icon.sprout', defaultMessage: 'Sprout', description: 'What an icon shows.' },
})
