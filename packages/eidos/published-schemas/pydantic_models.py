"""Writes pydantic_models.json beside it: the JSON Schemas of these models, as Pydantic writes them. Run it with Pydantic 2."""

import json
import pathlib
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, Literal, Optional, Union
from uuid import UUID

import pydantic
from pydantic import AnyUrl, BaseModel, ConfigDict, Field, Json, RootModel, SecretStr


class Country(str, Enum):
    DE = "DE"
    FR = "FR"
    PT = "PT"


class Address(BaseModel):
    street: str = Field(min_length=1)
    city: str
    country: Country = Country.DE


class Customer(BaseModel):
    """Someone who orders."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(min_length=1, max_length=80, title="Full name")
    billing: Address
    delivery: Optional[Address] = None
    tags: set[str] = set()


class Card(BaseModel):
    kind: Literal["card"]
    number: str = Field(pattern=r"^\d{12,19}$")


class Transfer(BaseModel):
    kind: Literal["transfer"]
    iban: str


class Payment(BaseModel):
    amount: Decimal = Field(ge=0, max_digits=8, decimal_places=2)
    method: Annotated[Union[Card, Transfer], Field(discriminator="kind")]


class Category(BaseModel):
    name: str
    children: list["Category"] = []


class Employee(BaseModel):
    name: str
    manager: Optional["Employee"] = None


class Event(BaseModel):
    id: UUID
    link: AnyUrl
    day: date
    begins: datetime
    opens: time
    takes: timedelta


class Limits(BaseModel):
    seats: int = Field(ge=1, le=500)
    ratio: float = Field(gt=0, lt=1)
    step: int = Field(multiple_of=5)
    flag: bool = False


class Inventory(RootModel[dict[str, int]]):
    pass


class Point(BaseModel):
    at: tuple[float, float]
    labels: dict[Annotated[str, Field(pattern=r"^[a-z]{2}$")], str] = {}


class Settings(BaseModel):
    secret: SecretStr
    level: Literal["debug", "info", "error"] = "info"
    retries: Union[int, Literal["forever"]] = 3
    extra: Any = None
    payload: Json[list[int]]


class Team(BaseModel):
    model_config = ConfigDict(extra="allow")
    members: list[Customer] = Field(min_length=1, max_length=20)


# Each model with data that it accepts and data that it refuses.
ADDRESS = {"street": "Hauptstraße 1", "city": "Ulm", "country": "DE"}
MODELS = [
    (Address, ADDRESS, {"street": "", "city": "Ulm"}),
    (Customer, {"name": "Ada", "billing": ADDRESS, "delivery": None, "tags": ["new"]}, {"name": "Ada"}),
    (
        Payment,
        {"amount": "12.50", "method": {"kind": "card", "number": "4111111111111111"}},
        {"amount": 1, "method": {"kind": "card", "number": "41"}},
    ),
    (Category, {"name": "Books", "children": [{"name": "Poems", "children": []}]}, {"children": []}),
    (Employee, {"name": "Ada", "manager": {"name": "Grace", "manager": None}}, {"name": "Ada", "manager": {}}),
    (
        Event,
        {
            "id": "0b7a3a1e-51f4-4a0e-9d0e-3f6a4b0c1d2e",
            "link": "https://example.com/",
            "day": "2026-03-09",
            "begins": "2026-03-09T19:30:00Z",
            "opens": "19:00:00Z",
            "takes": "PT2H30M",
        },
        {"id": "7", "link": "https://example.com/", "day": "9 March", "begins": "", "opens": "", "takes": ""},
    ),
    (Limits, {"seats": 40, "ratio": 0.5, "step": 15, "flag": True}, {"seats": 0, "ratio": 0.5, "step": 15}),
    (Inventory, {"pens": 12, "paper": 3}, {"pens": "many"}),
    (Point, {"at": [1.5, 2], "labels": {"en": "here"}}, {"at": [1.5]}),
    (
        Settings,
        {"secret": "s", "level": "info", "retries": "forever", "extra": [1], "payload": "[1, 2]"},
        {"secret": "s", "level": "loud", "payload": "[]"},
    ),
    (Team, {"members": [{"name": "Ada", "billing": ADDRESS}]}, {"members": []}),
]


def validates(model: type[BaseModel], data: Any) -> bool:
    try:
        model.model_validate_json(json.dumps(data))
    except pydantic.ValidationError:
        return False
    return True


def main() -> None:
    for model, sample, broken in MODELS:
        assert validates(model, sample), model
        assert not validates(model, broken), model
    schemas = [
        {"name": model.__name__, "schema": model.model_json_schema(), "sample": sample, "broken": broken}
        for model, sample, broken in MODELS
    ]
    written = {"generator": f"Pydantic {pydantic.VERSION}", "schemas": schemas}
    file = pathlib.Path(__file__).with_suffix(".json")
    file.write_text(json.dumps(written, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


main()
