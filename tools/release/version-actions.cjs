// What `nx release` needs to raise the versions of npm packages. Nx's own lives in @nx/js, which brings 200 packages
// and wants an older TypeScript.
const { execFileSync } = require('node:child_process')
const { VersionActions } = require('nx/release')

const dependencyGroups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

class NpmVersionActions extends VersionActions {
  validManifestFilenames = ['package.json']

  async readCurrentVersionFromSourceManifest(tree) {
    const { path, manifest } = this.#own(tree)
    return { manifestPath: path, currentVersion: manifest.version }
  }

  async readCurrentVersionFromRegistry(tree) {
    const { name } = this.#own(tree).manifest
    const currentVersion = execFileSync('npm', ['view', name, 'version'], { encoding: 'utf8' }).trim()
    return { currentVersion, logText: `"npm view ${name} version"` }
  }

  async readCurrentVersionOfDependency(tree, graph, project) {
    const { manifest } = this.#own(tree)
    const name = packageName(tree, graph, project)
    const dependencyCollection = dependencyGroups.find((group) => manifest[group]?.[name]) ?? null
    return {
      currentVersion: dependencyCollection && manifest[dependencyCollection][name],
      dependencyCollection,
    }
  }

  async updateProjectVersion(tree, version) {
    return this.#rewrite(tree, (manifest) => {
      manifest.version = version
      return [`version ${version}`]
    })
  }

  async updateProjectDependencies(tree, graph, versions) {
    return this.#rewrite(tree, (manifest) =>
      Object.entries(versions).flatMap(([project, version]) => {
        const name = packageName(tree, graph, project)
        const groups = dependencyGroups.filter((group) => manifest[group]?.[name])
        for (const group of groups) manifest[group][name] = version
        return groups.map((group) => `${name} ${version} in ${group}`)
      }),
    )
  }

  #own(tree) {
    const path = `${this.projectGraphNode.data.root}/package.json`
    return { path, manifest: readJson(tree, path) }
  }

  /** @returns what was changed, for Nx's log. */
  #rewrite(tree, change) {
    return this.manifestsToUpdate.flatMap(({ manifestPath }) => {
      const manifest = readJson(tree, manifestPath)
      const changes = change(manifest)
      tree.write(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`)
      return changes.map((text) => `${manifestPath}: ${text}`)
    })
  }
}

function packageName(tree, graph, project) {
  return readJson(tree, `${graph.nodes[project].data.root}/package.json`).name
}

function readJson(tree, path) {
  return JSON.parse(tree.read(path, 'utf8'))
}

module.exports = NpmVersionActions
module.exports.default = NpmVersionActions
