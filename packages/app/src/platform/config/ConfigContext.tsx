import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { AppConfig } from './appConfig.ts'

const ConfigContext = createContext<AppConfig | null>(null)

/** Lets the screens below read what this deployment sets. */
export function ConfigProvider({ config, children }: { readonly config: AppConfig; readonly children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** The deployment's configuration; throws outside ConfigProvider. */
export function useConfig(): AppConfig {
  const config = use(ConfigContext)
  if (config === null) throw new Error('useConfig needs a ConfigProvider above it.')
  return config
}
