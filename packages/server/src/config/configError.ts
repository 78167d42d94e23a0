import { StartError } from './startError.ts'

/** A setting is missing, wrong or contradicts another; the message is one sentence that names the key. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}
