import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Field,
  HStack,
  Input,
  NativeSelect,
  Progress,
  RadioGroup,
  Stack,
  Switch,
  Tabs,
  Textarea,
} from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'

const palettes = ['gray', 'accent', 'red', 'orange', 'green']

/** Chakra's controls as the full system dresses them. */
function ControlSheet() {
  return (
    <Stack gap="6" maxWidth="xl">
      <HStack flexWrap="wrap">
        <Button>SAVE</Button>
        <Button variant="outline">CANCEL</Button>
        <Button variant="subtle">Load draft</Button>
        <Button variant="ghost">More</Button>
        <Button colorPalette="red">Delete</Button>
        <Button disabled>SAVE</Button>
        <Button loading loadingText="Saving">
          SAVE
        </Button>
      </HStack>
      <Field.Root>
        <Field.Label>Page Description</Field.Label>
        <Input defaultValue="Our huts" />
        <Field.HelperText>Shown in the browser’s title bar</Field.HelperText>
      </Field.Root>
      <Field.Root invalid>
        <Field.Label>URL shortcut name</Field.Label>
        <Input defaultValue="pages/" placeholder="contact" />
        <Field.ErrorText>Addresses below pages/ belong to the site itself</Field.ErrorText>
      </Field.Root>
      <Field.Root>
        <Field.Label>Page Type</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field>
            <option>Single page</option>
            <option>Contact form</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root>
        <Field.Label>Meta description</Field.Label>
        <Textarea placeholder="What the site is about" />
      </Field.Root>
      <HStack gap="6" flexWrap="wrap">
        <Checkbox.Root defaultChecked>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Published</Checkbox.Label>
        </Checkbox.Root>
        <Checkbox.Root>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Send intro email</Checkbox.Label>
        </Checkbox.Root>
        <Switch.Root defaultChecked>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Split screen</Switch.Label>
        </Switch.Root>
      </HStack>
      <RadioGroup.Root defaultValue="a" aria-label="Show">
        <HStack gap="6">
          {['a', 'b'].map((value) => (
            <RadioGroup.Item key={value} value={value}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{value === 'a' ? 'All' : 'Mine'}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </HStack>
      </RadioGroup.Root>
      <Progress.Root value={40} aria-label="Upload">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Tabs.Root defaultValue="edit">
        <Tabs.List>
          <Tabs.Trigger value="edit">Edit</Tabs.Trigger>
          <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="edit">The page as it is written</Tabs.Content>
        <Tabs.Content value="preview">The page as it will look</Tabs.Content>
      </Tabs.Root>
      <HStack>
        {palettes.map((palette) => (
          <Badge key={palette} colorPalette={palette}>
            {palette}
          </Badge>
        ))}
      </HStack>
      {(['info', 'success', 'warning', 'error'] as const).map((status) => (
        <Alert.Root key={status} status={status}>
          <Alert.Indicator />
          <Alert.Title>This is how a notice of {status} looks</Alert.Title>
        </Alert.Root>
      ))}
    </Stack>
  )
}

export default { title: 'Theme/Controls', component: ControlSheet } satisfies Meta<typeof ControlSheet>

type Story = StoryObj<typeof ControlSheet>

export const Light: Story = {}
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
