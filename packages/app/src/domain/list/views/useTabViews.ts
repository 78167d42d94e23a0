import { useNavigate } from 'react-router-dom'
import { useIsAdministrator } from '../../access/useIsAdministrator.ts'
import type { ListViewsProps } from './ListViews.tsx'
import type { ListAddress } from '../state/useListAddress.ts'
import { useSavedViews } from './useSavedViews.ts'

/** The views of a list, and where it stands among them. */
export type TabViewsUse = Omit<ListViewsProps, 'label' | 'builtIn'>

/** Reads the views kept for a page with its tab, such as `/system?tab=mail`; while it is not active nothing is asked. */
export function useTabViews(
  { state, kept, hrefOfKept }: ListAddress<'entry'>,
  screen: string,
  isActive: boolean,
): TabViewsUse {
  const navigate = useNavigate()
  return {
    kept,
    viewId: state.view,
    saved: useSavedViews(screen, isActive),
    mayShare: useIsAdministrator(),
    hrefOf: hrefOfKept,
    onGo: (query, view) => void navigate(hrefOfKept(query, view)),
  }
}
