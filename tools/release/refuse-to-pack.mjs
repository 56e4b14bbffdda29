// What `npm publish` and `npm pack` run in a package's own folder, where nothing is built and package.json names its source.
console.error(`This folder is not what is published of ${process.env['npm_package_name']}: it may not be built, and its package.json
is that of the repository. In the top folder, publish it with

  npx nx release publish --projects=${process.env['npm_package_name']}

or pack all packages into a folder with 'node tools/release/pack.ts <folder>'.`)
process.exitCode = 1
