import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { MenuEditorPage, type MenuPageParts } from './MenuEditorPage.tsx'
import { messages } from './messages.ts'
import type { MenuConfigurationData } from './useMenuConfiguration.ts'

export interface MenuConfigurationViewProps extends MenuConfigurationData, MenuPageParts {}

/** Order, names and visibility of menu entries, with a preview; nobody sees a change before it is published. */
export function MenuConfigurationView({ title, menu, retry, rows, dates, ...actions }: MenuConfigurationViewProps) {
  const { formatMessage } = useIntl()
  if (menu.data !== null)
    return <MenuEditorPage title={title} rows={rows} dates={dates} actions={actions} state={menu.data} />
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(messages.lead)}>
      <QueryView state={menu} onRetry={retry}>
        {() => null}
      </QueryView>
    </Page>
  )
}
