// Somo's servers of a Keycloak run in a separate process. globalSetup.ts starts this file and receives the addresses.
import { closeAtEnd } from '../../server/closeAtEnd.ts'
import { startTestServer, type TestServer } from '../../server/testServer.ts'
import {
  homePort,
  keycloakUrl,
  linePort,
  offlineAccess,
  parentOrigin,
  tenants,
  type Servers,
} from '../fixtures/places.ts'

const started: TestServer[] = []
const end = closeAtEnd(started)

async function start(settings: Readonly<Record<string, string>>): Promise<string> {
  const server = await startTestServer({ NODE_ENV: 'production', OIDC_OFFLINE_ACCESS: offlineAccess(), ...settings })
  started.push(server)
  return server.url
}

async function startAll(): Promise<Servers> {
  const { home, abroad } = tenants
  const port = new URL(keycloakUrl()).port
  return {
    home: await start({ PORT: homePort(), OIDC_ISSUER: `${keycloakUrl()}/realms/${home.realm}` }),
    frail: await start({ OIDC_ISSUER: `http://localhost:${linePort()}/realms/${home.realm}` }),
    abroad: await start({
      OIDC_ISSUER: `http://127.0.0.1:${port}/realms/${abroad.realm}`,
      OIDC_CLIENT_ID: abroad.clientId,
      OIDC_API_RESOURCE: abroad.api,
      EMBED_ORIGINS: parentOrigin(),
    }),
  }
}

try {
  process.send?.(await startAll())
} catch (error) {
  process.exitCode = 1
  console.error(error)
  await end()
}
