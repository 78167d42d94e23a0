/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** A digest of the compiled texts, written by the build (vite.config.ts): a changed text has a new address. */
  readonly SOMO_TEXTS?: string
}
