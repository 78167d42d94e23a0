import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { useCatalogueActions } from '../useCatalogueActions.ts'
import { CatalogueMediumView, type CatalogueMediumViewProps } from './CatalogueMediumView.tsx'
import { useCatalogueMedium } from './useCatalogueMedium.ts'

/** The page about one medium of the catalogue. */
export function CatalogueMediumPage({
  medium,
  listHref,
}: { readonly medium: string } & Pick<CatalogueMediumViewProps, 'listHref'>) {
  const detail = useCatalogueMedium(medium)
  const actions = useCatalogueActions(detail.retry)
  return <CatalogueMediumView detail={detail} listHref={listHref} {...actions} dates={useDates()} />
}
