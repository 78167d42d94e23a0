import type { Resolvers } from '@somo/graphql/resolvers'
import type { QuizItemStatistics } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { readCap } from '../list/keysetList.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import type { AccommodationService } from './accommodations.ts'
import type { BankService } from './bank/bankService.ts'
import type { EssayReviews } from './review/essayReviews.ts'
import type { RegradeService } from './regrading/regradeService.ts'
import type { TakingService } from './taking/takingService.ts'

/** The services of the module. */
export interface QuizServices {
  readonly bank: BankService
  readonly taking: TakingService
  readonly accommodations: AccommodationService
  readonly reviews: EssayReviews
  readonly regrading: RegradeService
  readonly itemStatistics: (caller: Caller, medium: string) => Promise<QuizItemStatistics[]>
}

/** Translates `quiz { … }` into calls of the services. */
export const createQuizResolvers = ({
  bank,
  taking,
  accommodations,
  reviews,
  regrading,
  itemStatistics,
}: QuizServices): Resolvers<RequestContext> => ({
  Query: { quiz: () => openNamespace() },
  Mutation: { quiz: () => openNamespace() },
  QuizQueries: {
    questions: (_, { page, filter, sort }, context) =>
      bank.list(requireCaller(context), planPage(page, sort ?? latestFirst('UPDATED')), filter ?? {}),
    countQuestions: (_, { cap, filter }, context) => bank.count(requireCaller(context), readCap(cap), filter ?? {}),
    namedQuestions: (_, { versions }, context) => bank.named(requireCaller(context), versions),
    tags: (_, __, context) => bank.tags(requireCaller(context)),
    exportGift: (_, { questions }, context) => bank.exportGift(requireCaller(context), questions),
    essays: (_, { medium }, context) => reviews.list(requireCaller(context), medium),
    itemStatistics: (_, { medium }, context) => itemStatistics(requireCaller(context), medium),
    regrade: (_, { medium, mayLower }, context) => regrading.preview(requireCaller(context), medium, mayLower),
    accommodation: (_, { person }, context) => accommodations.read(requireCaller(context), person),
    overview: (_, { attempt }, context) => taking.overview(requireCaller(context), attempt),
    result: (_, { attempt }, context) => taking.result(requireCaller(context), attempt),
  },
  QuizMutations: {
    createQuestion: (_, { unit, input }, context) => bank.create(requireCaller(context), unit, input),
    saveQuestion: (_, { input, ...which }, context) => bank.save(requireCaller(context), which, input),
    archiveQuestion: (_, { isArchived, ...which }, context) => bank.archive(requireCaller(context), which, isArchived),
    importQuestions: (_, { input }, context) => bank.importFile(requireCaller(context), input),
    reviewEssay: (_, { input }, context) => reviews.review(requireCaller(context), input),
    regrade: (_, { input }, context) => regrading.apply(callOf(context), input),
    setAccommodation: (_, given, context) => accommodations.set(requireCaller(context), given),
    open: (_, { attempt, device }, context) => taking.open(requireCaller(context), attempt, device),
    saveAnswers: (_, { input }, context) => taking.save(requireCaller(context), input),
    handIn: (_, { input }, context) => taking.handIn(requireCaller(context), input),
  },
})
