import { MediumUsageDocument, type MediumUsageQuery } from '@somo/graphql/medium-editor'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'

export type MediumUsage = NonNullable<MediumUsageQuery['media']['usage']>

/** Where a medium is used, and by how many people. */
export const useMediumUsage = (uuid: string): QueryUse<MediumUsage> =>
  useQueryState(MediumUsageDocument, { variables: { uuid }, isRequired: true, pick: (data) => data.media.usage })
