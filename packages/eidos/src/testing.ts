export {
  createScreenTester,
  type FieldInput,
  type FieldPlace,
  type ScreenTester,
  type TestUser,
} from './tester/create-screen-tester';
