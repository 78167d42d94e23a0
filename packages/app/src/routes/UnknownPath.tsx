import { Navigate, useLocation } from 'react-router-dom'
import { addresses } from '../domain/navigation/addresses.ts'

/** Any path that is no row goes to the error page (specification section 2); what was asked for travels as text only. */
export function UnknownPath() {
  const { pathname } = useLocation()
  return <Navigate to={addresses.errorPage} replace state={{ reason: 'not-found', from: pathname.slice(0, 200) }} />
}
