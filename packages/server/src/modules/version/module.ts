import type { ServerModule } from '../module.ts'
import { createVersionResolvers } from './resolvers.ts'

/** The version of the API. */
export const createModule = (): ServerModule => ({ resolvers: [createVersionResolvers()] })
