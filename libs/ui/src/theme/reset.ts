/**
 * What Chakra's components and ours expect of a bare browser; Chakra's own preflight without the parts for browsers that
 * cannot run the site anyway. Everything has the specificity of one element at most and lies in the lowest layer.
 */
export const reset = `
*,::before,::after,::backdrop{box-sizing:border-box;border:0 solid var(--chakra-colors-border)}
*{margin:0;padding:0;font:inherit;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;tab-size:4}
hr{height:0;border-top-width:1px;color:inherit}
img,svg,video,canvas,audio,iframe,embed,object{display:block;vertical-align:middle}
img,video{max-width:100%;height:auto}
ol,ul{list-style:none}
code,kbd,pre,samp{font-family:var(--chakra-fonts-mono);font-size:1em}
button,input,optgroup,select,textarea{color:inherit;letter-spacing:inherit}
button,[type=button],[type=reset],[type=submit]{appearance:button;background:none}
button,select{text-transform:none}
textarea{resize:vertical}
table{border-collapse:collapse;border-color:inherit;text-indent:0}
summary{display:list-item}
small{font-size:80%}
sub,sup{font-size:75%;line-height:0;position:relative;vertical-align:baseline}
sub{bottom:-.25em}
sup{top:-.5em}
a{color:inherit;text-decoration:inherit}
b,strong{font-weight:bolder}
i,em{font-style:italic}
input[type=number]::-webkit-inner-spin-button{height:auto}
input[type=search]{appearance:textfield;outline-offset:-2px}
::-webkit-search-decoration{appearance:none}
::file-selector-button{appearance:button;font:inherit}
[hidden]:where(:not([hidden=until-found])){display:none!important}
`
