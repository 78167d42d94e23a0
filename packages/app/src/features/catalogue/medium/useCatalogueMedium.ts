import { CatalogueMediumDocument, type CatalogueMediumQuery } from '@somo/graphql/catalogue'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import { useLocale } from '../../../platform/locale/LocaleContext.tsx'

/** A medium with everything its page in the catalogue shows. */
export type CatalogueDetail = NonNullable<CatalogueMediumQuery['catalogue']['medium']>

/** One medium of the catalogue; NOT_FOUND where the person does not see it. */
export function useCatalogueMedium(uuid: string): QueryUse<CatalogueDetail> {
  const { locale } = useLocale()
  return useQueryState(CatalogueMediumDocument, {
    variables: { uuid, locale },
    isRequired: true,
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.catalogue.medium,
  })
}
