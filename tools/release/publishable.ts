import { readPackages, type WorkspacePackage } from '../workspace/packages.ts'

/** The packages that are published, which are the libraries; apps and tools are private. */
export function publishable(): WorkspacePackage[] {
  return readPackages().filter(({ path, manifest }) => path.startsWith('libs/') && !manifest.private)
}
