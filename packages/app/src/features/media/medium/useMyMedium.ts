import { MyMediumDocument, type MyMediumQuery } from '@somo/graphql/media'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import { useLocale } from '../../../platform/locale/LocaleContext.tsx'

/** The latest cycle of a medium with its outline, attempts and other cycles. */
export type MyMedium = NonNullable<MyMediumQuery['learning']['ofMedium']>
export type OutlineItem = MyMedium['outline'][number]

/** One medium of the person; NOT_FOUND where it is not theirs. */
export function useMyMedium(medium: string): QueryUse<MyMedium> {
  const { locale } = useLocale()
  return useQueryState(MyMediumDocument, {
    variables: { medium, locale },
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.learning.ofMedium,
  })
}
