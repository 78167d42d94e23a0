import type { MediumFilter, MediumKind, MediumSort, MediumState } from '@somo/graphql/schema'
import { contentLanguages } from '../../../domain/language/contentLanguages.ts'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { found, many } from '../../../domain/list/definition/listFilters.ts'

export const mediumKinds = [
  ...(['COURSE', 'PAGE', 'LINK', 'VIDEO', 'AUDIO', 'PDF', 'SCORM', 'QUIZ', 'SURVEY', 'EVENT'] as const),
] as const satisfies readonly MediumKind[]

export const mediumStates = ['DRAFT', 'PUBLISHED', 'RETIRED', 'ARCHIVED'] as const satisfies readonly MediumState[]

/** The list of media. */
export const mediaList = defineList<MediumFilter, MediumSort>()({
  path: '/media-management',
  columns: {
    title: { sort: 'TITLE' },
    kind: {},
    state: {},
    version: {},
    usage: {},
    learners: {},
    unit: { isHidden: true },
    language: { isHidden: true },
    responsible: { isHidden: true },
    updated: { sort: 'UPDATED' },
  },
  filters: {
    kind: many(mediumKinds, 'kind'),
    state: many(mediumStates, 'state'),
    unit: found('unit'),
    language: many(contentLanguages, 'language'),
    responsible: found('responsible'),
  },
  search: 'search',
  sort: '-updated',
  views: { drafts: { state: ['DRAFT'] }, published: { state: ['PUBLISHED'] }, archived: { state: ['ARCHIVED'] } },
})
