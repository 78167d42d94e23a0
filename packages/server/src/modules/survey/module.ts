import type { ModuleDeps, ServerModule } from '../module.ts'
import { createSurveyResolvers } from './surveyResolvers.ts'
import { createSurveyService } from './surveyService.ts'

/** Surveys: answered by learners, summed up for authors. */
export const createModule = ({ database: { pool }, transact }: ModuleDeps): ServerModule => ({
  resolvers: [createSurveyResolvers(createSurveyService({ pool, transact }))],
})
