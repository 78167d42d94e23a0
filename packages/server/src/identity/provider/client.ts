import type { ClientMetadata } from 'oidc-provider'
import type { Addresses } from '../addresses.ts'

/** The app as the provider knows it: a public client with nothing but the code flow and its refresh (decision 0016). */
export function appClient(clientId: string, addresses: Addresses): ClientMetadata {
  return {
    client_id: clientId,
    client_name: 'Somo',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    redirect_uris: [...addresses.redirectUris],
    post_logout_redirect_uris: [addresses.app],
    id_token_signed_response_alg: 'RS256',
  }
}
