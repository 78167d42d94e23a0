import { Banner, BannerAction } from '@somo/ui/Banner'
import { Page } from '@somo/ui/Page'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import { createReference } from '../../platform/errors/errorArrival.ts'
import { useAskAgain } from '../../platform/errors/useAskAgain.ts'
import { problemMessages } from './problemMessages.ts'

/**
 * In place of a page that broke or whose code did not come, inside the frame, so that the menu still leads on. The
 * router puts it away as soon as the person goes elsewhere, and asks for what did not come without a network when there
 * is one again. The error page has more steps, and the reference under which the console keeps the error.
 */
export function ContentProblem() {
  const { formatMessage, messages } = useIntl()
  const row = useRouteHandle()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const reference = useReference(useRouteError())
  const { revalidate } = useRevalidator()
  const isCutOff = useSyncExternalStore(connectionWatch.subscribe, connectionWatch.get) !== 'online'
  useAskAgain(isCutOff ? 'UNREACHABLE' : undefined, () => void revalidate())
  // The titles of the pages come with the texts; without them the built-in one stands in.
  const title = formatMessage(row === null || messages[row.title.id] === undefined ? problemMessages.title : row.title)
  const seekHelp = () =>
    void navigate(addresses.errorPage, {
      state: { reason: navigator.onLine ? 'server' : 'offline', from: pathname, reference },
    })
  const steps = (
    <>
      {/* Loading anew without a network would leave nothing of the product. */}
      <BannerAction onPress={() => (isCutOff ? void revalidate() : window.location.reload())}>
        {formatMessage(problemMessages.retry)}
      </BannerAction>
      {'\u2003'}
      <BannerAction onPress={seekHelp}>{formatMessage(problemMessages.help)}</BannerAction>
    </>
  )
  return (
    <Page layout="list" title={title}>
      <Banner tone="bad" action={steps}>
        {formatMessage(isCutOff ? problemMessages.cutOff : problemMessages.sentence)}
      </Banner>
    </Page>
  )
}

/** Notes the error in the console under a reference of its own, once; null where nothing was thrown. */
function useReference(error: unknown): string | null {
  const [reference] = useState(createReference)
  useEffect(
    function recordError() {
      if (error !== undefined) console.error(`Somo: error ${reference}`, error)
    },
    [error, reference],
  )
  return error === undefined ? null : reference
}
