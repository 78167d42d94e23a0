import type { RecommendationReason } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** Why a medium is recommended. */
export const recommendationReasons = defineMessages<RecommendationReason>({
  TOGETHER: {
    id: 'catalogue.recommendation.together',
    defaultMessage: 'Often completed with “{title}”',
    description: 'Why a medium is recommended: the person completed {title}.',
  },
  UNIT: {
    id: 'catalogue.recommendation.unit',
    defaultMessage: 'Popular in your unit',
    description: 'Why a medium is recommended.',
  },
  CATEGORY: {
    id: 'catalogue.recommendation.category',
    defaultMessage: 'From a category you have learned in',
    description: 'Why a medium is recommended.',
  },
  NEW: {
    id: 'catalogue.recommendation.new',
    defaultMessage: 'New in the catalogue',
    description: 'Why a medium is recommended.',
  },
  SERVICE: {
    id: 'catalogue.recommendation.service',
    defaultMessage: 'Matches what you have learned',
    description: 'Why a medium is recommended.',
  },
})

export const recommendedMessages = defineMessages({
  title: {
    id: 'catalogue.recommendation.title',
    defaultMessage: 'Recommended for you',
    description: 'Title above recommendations.',
  },
})
