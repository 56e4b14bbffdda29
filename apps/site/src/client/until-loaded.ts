declare global {
  interface Window {
    /** Put there by the document's inline script: tells that something could not be loaded, and resolves when it is time. */
    sitewrightAgain?: () => Promise<void>
  }
}

/** Loads a part of the program; what cannot be loaded is tried again, as a module that has failed once would stay so. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!window.sitewrightAgain) throw error
      console.error(error)
      await window.sitewrightAgain()
    }
  }
}
