import { defineMessages } from '../../platform/locale/message.ts'
import type { Message } from '../../platform/locale/message.ts'

const captions = defineMessages({
  proofs: {
    id: 'routes.group.proofs',
    defaultMessage: 'Achievements',
    description: 'Caption in the menu above certificates, badges and ratings of the person.',
  },
  surroundings: {
    id: 'routes.group.surroundings',
    defaultMessage: 'Organisation',
    description: 'Caption in the menu above units and communication.',
  },
  people: {
    id: 'routes.group.people',
    defaultMessage: 'People',
    description: 'Caption in the menu above the management of users and units.',
  },
  learning: {
    id: 'routes.group.learning',
    defaultMessage: 'Learning',
    description: 'Caption in the menu above the management of media, paths, tasks and assignments.',
  },
  evaluation: {
    id: 'routes.group.evaluation',
    defaultMessage: 'Evaluation',
    description: 'Caption in the menu above the statistics.',
  },
  system: {
    id: 'routes.group.system',
    defaultMessage: 'System',
    description: 'Caption in the menu above the settings of the installation.',
  },
  more: {
    id: 'routes.group.more',
    defaultMessage: 'More',
    description: 'Caption in the menu above what belongs nowhere else.',
  },
})

/** The groups of the menu in their order; the first needs no caption. */
export const menuGroups = [
  { id: 'start', caption: null },
  { id: 'proofs', caption: captions.proofs },
  { id: 'surroundings', caption: captions.surroundings },
  { id: 'people', caption: captions.people },
  { id: 'learning', caption: captions.learning },
  { id: 'evaluation', caption: captions.evaluation },
  { id: 'system', caption: captions.system },
  { id: 'more', caption: captions.more },
] as const satisfies readonly { readonly id: string; readonly caption: Message | null }[]

export type MenuGroupId = (typeof menuGroups)[number]['id']
